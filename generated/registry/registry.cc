// SPDX-License-Identifier: Apache-2.0
// Made by `./opw generate` with templates/registry.cc.j2; do not edit. From:
//   schemas
//   runtime/ops
#include "opwright/registry.h"

namespace opwright {

namespace ai_onnx::abs {
extern const OpRow row_v1, row_v6, row_v13;
extern const Kernel kernel_v1, kernel_v6, kernel_v13;
}
namespace ai_onnx::acos {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::acosh {
extern const OpRow row_v9, row_v22;
}
namespace ai_onnx::add {
extern const OpRow row_v1, row_v6, row_v7, row_v13, row_v14;
extern const Kernel kernel_v1, kernel_v6, kernel_v7, kernel_v13, kernel_v14;
}
namespace ai_onnx::affine_grid {
extern const OpRow row_v20;
}
namespace ai_onnx::and_ {
extern const OpRow row_v1, row_v7;
}
namespace ai_onnx::arg_max {
extern const OpRow row_v1, row_v11, row_v12, row_v13;
extern const Kernel kernel_v1, kernel_v11, kernel_v12, kernel_v13;
}
namespace ai_onnx::arg_min {
extern const OpRow row_v1, row_v11, row_v12, row_v13;
}
namespace ai_onnx::asin {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::asinh {
extern const OpRow row_v9, row_v22;
}
namespace ai_onnx::atan {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::atanh {
extern const OpRow row_v9, row_v22;
}
namespace ai_onnx::attention {
extern const OpRow row_v23, row_v24, row_v25;
}
namespace ai_onnx::average_pool {
extern const OpRow row_v1, row_v7, row_v10, row_v11, row_v19, row_v22;
extern const Kernel kernel_v1, kernel_v7, kernel_v10, kernel_v11, kernel_v19, kernel_v22;
}
namespace ai_onnx::batch_normalization {
extern const OpRow row_v1, row_v6, row_v7, row_v9, row_v14, row_v15;
extern const Kernel kernel_v1, kernel_v6, kernel_v7, kernel_v9, kernel_v14, kernel_v15;
}
namespace ai_onnx::bernoulli {
extern const OpRow row_v15, row_v22;
}
namespace ai_onnx::bit_cast {
extern const OpRow row_v26;
}
namespace ai_onnx::bit_shift {
extern const OpRow row_v11, row_v28;
}
namespace ai_onnx::bitwise_and {
extern const OpRow row_v18;
}
namespace ai_onnx::bitwise_not {
extern const OpRow row_v18;
}
namespace ai_onnx::bitwise_or {
extern const OpRow row_v18;
}
namespace ai_onnx::bitwise_xor {
extern const OpRow row_v18;
}
namespace ai_onnx::blackman_window {
extern const OpRow row_v17;
}
namespace ai_onnx::cast {
extern const OpRow row_v1, row_v6, row_v9, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25, row_v28;
extern const Kernel kernel_v1, kernel_v6, kernel_v9, kernel_v13, kernel_v19, kernel_v21, kernel_v23,
    kernel_v24, kernel_v25, kernel_v28;
}
namespace ai_onnx::cast_like {
extern const OpRow row_v15, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v15, kernel_v19, kernel_v21, kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::causal_conv_with_state {
extern const OpRow row_v27;
}
namespace ai_onnx::ceil {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::celu {
extern const OpRow row_v12, row_v28;
}
namespace ai_onnx::center_crop_pad {
extern const OpRow row_v18;
}
namespace ai_onnx::clip {
extern const OpRow row_v1, row_v6, row_v11, row_v12, row_v13;
extern const Kernel kernel_v1, kernel_v6, kernel_v11, kernel_v12, kernel_v13;
}
namespace ai_onnx::col2_im {
extern const OpRow row_v18;
}
namespace ai_onnx::compress {
extern const OpRow row_v9, row_v11, row_v28;
}
namespace ai_onnx::concat {
extern const OpRow row_v1, row_v4, row_v11, row_v13;
extern const Kernel kernel_v1, kernel_v4, kernel_v11, kernel_v13;
}
namespace ai_onnx::concat_from_sequence {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::constant {
extern const OpRow row_v1, row_v9, row_v11, row_v12, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v9, kernel_v11, kernel_v12, kernel_v13, kernel_v19, kernel_v21,
    kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::constant_of_shape {
extern const OpRow row_v9, row_v20, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v9, kernel_v20, kernel_v21, kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::conv {
extern const OpRow row_v1, row_v11, row_v22;
extern const Kernel kernel_v1, kernel_v11, kernel_v22;
}
namespace ai_onnx::conv_integer {
extern const OpRow row_v10;
}
namespace ai_onnx::conv_transpose {
extern const OpRow row_v1, row_v11, row_v22;
}
namespace ai_onnx::cos {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::cosh {
extern const OpRow row_v9, row_v22;
}
namespace ai_onnx::cum_prod {
extern const OpRow row_v26;
}
namespace ai_onnx::cum_sum {
extern const OpRow row_v11, row_v14;
}
namespace ai_onnx::dft {
extern const OpRow row_v17, row_v20;
}
namespace ai_onnx::deform_conv {
extern const OpRow row_v19, row_v22;
}
namespace ai_onnx::depth_to_space {
extern const OpRow row_v1, row_v11, row_v13, row_v28;
}
namespace ai_onnx::dequantize_linear {
extern const OpRow row_v10, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25, row_v28;
extern const Kernel kernel_v10, kernel_v13, kernel_v19, kernel_v21, kernel_v23, kernel_v24, kernel_v25,
    kernel_v28;
}
namespace ai_onnx::det {
extern const OpRow row_v11, row_v22;
}
namespace ai_onnx::div {
extern const OpRow row_v1, row_v6, row_v7, row_v13, row_v14;
extern const Kernel kernel_v1, kernel_v6, kernel_v7, kernel_v13, kernel_v14;
}
namespace ai_onnx::dropout {
extern const OpRow row_v1, row_v6, row_v7, row_v10, row_v12, row_v13, row_v22;
extern const Kernel kernel_v1, kernel_v6, kernel_v7, kernel_v10, kernel_v12, kernel_v13, kernel_v22;
}
namespace ai_onnx::dynamic_quantize_linear {
extern const OpRow row_v11;
}
namespace ai_onnx::einsum {
extern const OpRow row_v12, row_v28;
}
namespace ai_onnx::elu {
extern const OpRow row_v1, row_v6, row_v22;
}
namespace ai_onnx::equal {
extern const OpRow row_v1, row_v7, row_v11, row_v13, row_v19;
extern const Kernel kernel_v1, kernel_v7, kernel_v11, kernel_v13, kernel_v19;
}
namespace ai_onnx::erf {
extern const OpRow row_v9, row_v13;
}
namespace ai_onnx::exp {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::expand {
extern const OpRow row_v8, row_v13;
}
namespace ai_onnx::eye_like {
extern const OpRow row_v9, row_v22;
}
namespace ai_onnx::flatten {
extern const OpRow row_v1, row_v9, row_v11, row_v13, row_v21, row_v23, row_v24, row_v25;
}
namespace ai_onnx::floor {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::gru {
extern const OpRow row_v1, row_v3, row_v7, row_v14, row_v22;
}
namespace ai_onnx::gather {
extern const OpRow row_v1, row_v11, row_v13;
extern const Kernel kernel_v1, kernel_v11, kernel_v13;
}
namespace ai_onnx::gather_elements {
extern const OpRow row_v11, row_v13;
}
namespace ai_onnx::gather_nd {
extern const OpRow row_v11, row_v12, row_v13;
}
namespace ai_onnx::gelu {
extern const OpRow row_v20;
}
namespace ai_onnx::gemm {
extern const OpRow row_v1, row_v6, row_v7, row_v9, row_v11, row_v13;
extern const Kernel kernel_v1, kernel_v6, kernel_v7, kernel_v9, kernel_v11, kernel_v13;
}
namespace ai_onnx::global_average_pool {
extern const OpRow row_v1, row_v22;
extern const Kernel kernel_v1, kernel_v22;
}
namespace ai_onnx::global_lp_pool {
extern const OpRow row_v1, row_v2, row_v22;
}
namespace ai_onnx::global_max_pool {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::greater {
extern const OpRow row_v1, row_v7, row_v9, row_v13;
}
namespace ai_onnx::greater_or_equal {
extern const OpRow row_v12, row_v16;
}
namespace ai_onnx::grid_sample {
extern const OpRow row_v16, row_v20, row_v22;
}
namespace ai_onnx::group_normalization {
extern const OpRow row_v18, row_v21;
}
namespace ai_onnx::hamming_window {
extern const OpRow row_v17;
}
namespace ai_onnx::hann_window {
extern const OpRow row_v17;
}
namespace ai_onnx::hard_sigmoid {
extern const OpRow row_v1, row_v6, row_v22;
extern const Kernel kernel_v1, kernel_v6, kernel_v22;
}
namespace ai_onnx::hard_swish {
extern const OpRow row_v14, row_v22;
}
namespace ai_onnx::hardmax {
extern const OpRow row_v1, row_v11, row_v13;
}
namespace ai_onnx::identity {
extern const OpRow row_v1, row_v13, row_v14, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v13, kernel_v14, kernel_v16, kernel_v19, kernel_v21, kernel_v23,
    kernel_v24, kernel_v25;
}
namespace ai_onnx::if_ {
extern const OpRow row_v1, row_v11, row_v13, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v11, kernel_v13, kernel_v16, kernel_v19, kernel_v21, kernel_v23,
    kernel_v24, kernel_v25;
}
namespace ai_onnx::image_decoder {
extern const OpRow row_v20;
}
namespace ai_onnx::instance_normalization {
extern const OpRow row_v1, row_v6, row_v22;
}
namespace ai_onnx::is_inf {
extern const OpRow row_v10, row_v20;
}
namespace ai_onnx::is_na_n {
extern const OpRow row_v9, row_v13, row_v20;
}
namespace ai_onnx::lrn {
extern const OpRow row_v1, row_v13;
extern const Kernel kernel_v1, kernel_v13;
}
namespace ai_onnx::lstm {
extern const OpRow row_v1, row_v7, row_v14, row_v22;
}
namespace ai_onnx::layer_normalization {
extern const OpRow row_v17;
}
namespace ai_onnx::leaky_relu {
extern const OpRow row_v1, row_v6, row_v16;
}
namespace ai_onnx::less {
extern const OpRow row_v1, row_v7, row_v9, row_v13;
}
namespace ai_onnx::less_or_equal {
extern const OpRow row_v12, row_v16;
}
namespace ai_onnx::linear_attention {
extern const OpRow row_v27;
}
namespace ai_onnx::log {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::log_softmax {
extern const OpRow row_v1, row_v11, row_v13;
}
namespace ai_onnx::loop {
extern const OpRow row_v1, row_v11, row_v13, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v11, kernel_v13, kernel_v16, kernel_v19, kernel_v21, kernel_v23,
    kernel_v24, kernel_v25;
}
namespace ai_onnx::lp_normalization {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::lp_pool {
extern const OpRow row_v1, row_v2, row_v11, row_v18, row_v22;
}
namespace ai_onnx::mat_mul {
extern const OpRow row_v1, row_v9, row_v13;
extern const Kernel kernel_v1, kernel_v9, kernel_v13;
}
namespace ai_onnx::mat_mul_integer {
extern const OpRow row_v10;
}
namespace ai_onnx::max {
extern const OpRow row_v1, row_v6, row_v8, row_v12, row_v13;
}
namespace ai_onnx::max_pool {
extern const OpRow row_v1, row_v8, row_v10, row_v11, row_v12, row_v22;
extern const Kernel kernel_v1, kernel_v8, kernel_v10, kernel_v11, kernel_v12, kernel_v22;
}
namespace ai_onnx::max_roi_pool {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::max_unpool {
extern const OpRow row_v9, row_v11, row_v22;
}
namespace ai_onnx::mean {
extern const OpRow row_v1, row_v6, row_v8, row_v13;
}
namespace ai_onnx::mean_variance_normalization {
extern const OpRow row_v9, row_v13;
}
namespace ai_onnx::mel_weight_matrix {
extern const OpRow row_v17;
}
namespace ai_onnx::min {
extern const OpRow row_v1, row_v6, row_v8, row_v12, row_v13;
}
namespace ai_onnx::mish {
extern const OpRow row_v18, row_v22;
}
namespace ai_onnx::mod {
extern const OpRow row_v10, row_v13, row_v28;
}
namespace ai_onnx::mul {
extern const OpRow row_v1, row_v6, row_v7, row_v13, row_v14;
extern const Kernel kernel_v1, kernel_v6, kernel_v7, kernel_v13, kernel_v14;
}
namespace ai_onnx::multinomial {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::neg {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::negative_log_likelihood_loss {
extern const OpRow row_v12, row_v13, row_v22;
}
namespace ai_onnx::non_max_suppression {
extern const OpRow row_v10, row_v11;
}
namespace ai_onnx::non_zero {
extern const OpRow row_v9, row_v13;
extern const Kernel kernel_v9, kernel_v13;
}
namespace ai_onnx::not_ {
extern const OpRow row_v1;
}
namespace ai_onnx::one_hot {
extern const OpRow row_v9, row_v11, row_v28;
}
namespace ai_onnx::optional {
extern const OpRow row_v15, row_v28;
extern const Kernel kernel_v15, kernel_v28;
}
namespace ai_onnx::optional_get_element {
extern const OpRow row_v15, row_v18, row_v28;
extern const Kernel kernel_v15, kernel_v18, kernel_v28;
}
namespace ai_onnx::optional_has_element {
extern const OpRow row_v15, row_v18, row_v28;
extern const Kernel kernel_v15, kernel_v18, kernel_v28;
}
namespace ai_onnx::or_ {
extern const OpRow row_v1, row_v7;
}
namespace ai_onnx::p_relu {
extern const OpRow row_v1, row_v6, row_v7, row_v9, row_v16;
}
namespace ai_onnx::pad {
extern const OpRow row_v1, row_v2, row_v11, row_v13, row_v18, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v2, kernel_v11, kernel_v13, kernel_v18, kernel_v19, kernel_v21,
    kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::pow {
extern const OpRow row_v1, row_v7, row_v12, row_v13, row_v15;
}
namespace ai_onnx::q_linear_conv {
extern const OpRow row_v10;
}
namespace ai_onnx::q_linear_mat_mul {
extern const OpRow row_v10, row_v21;
}
namespace ai_onnx::quantize_linear {
extern const OpRow row_v10, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25, row_v28;
extern const Kernel kernel_v10, kernel_v13, kernel_v19, kernel_v21, kernel_v23, kernel_v24, kernel_v25,
    kernel_v28;
}
namespace ai_onnx::rms_normalization {
extern const OpRow row_v23;
}
namespace ai_onnx::rnn {
extern const OpRow row_v1, row_v7, row_v14, row_v22;
}
namespace ai_onnx::random_normal {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::random_normal_like {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::random_uniform {
extern const OpRow row_v1, row_v22;
extern const Kernel kernel_v1, kernel_v22;
}
namespace ai_onnx::random_uniform_like {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::range {
extern const OpRow row_v11, row_v27;
}
namespace ai_onnx::reciprocal {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::reduce_l1 {
extern const OpRow row_v1, row_v11, row_v13, row_v18;
}
namespace ai_onnx::reduce_l2 {
extern const OpRow row_v1, row_v11, row_v13, row_v18;
}
namespace ai_onnx::reduce_log_sum {
extern const OpRow row_v1, row_v11, row_v13, row_v18, row_v28;
}
namespace ai_onnx::reduce_log_sum_exp {
extern const OpRow row_v1, row_v11, row_v13, row_v18, row_v28;
}
namespace ai_onnx::reduce_max {
extern const OpRow row_v1, row_v11, row_v12, row_v13, row_v18, row_v20;
extern const Kernel kernel_v1, kernel_v11, kernel_v12, kernel_v13, kernel_v18, kernel_v20;
}
namespace ai_onnx::reduce_mean {
extern const OpRow row_v1, row_v11, row_v13, row_v18;
}
namespace ai_onnx::reduce_min {
extern const OpRow row_v1, row_v11, row_v12, row_v13, row_v18, row_v20;
}
namespace ai_onnx::reduce_prod {
extern const OpRow row_v1, row_v11, row_v13, row_v18;
}
namespace ai_onnx::reduce_sum {
extern const OpRow row_v1, row_v11, row_v13;
extern const Kernel kernel_v1, kernel_v11, kernel_v13;
}
namespace ai_onnx::reduce_sum_square {
extern const OpRow row_v1, row_v11, row_v13, row_v18;
}
namespace ai_onnx::regex_full_match {
extern const OpRow row_v20;
}
namespace ai_onnx::relu {
extern const OpRow row_v1, row_v6, row_v13, row_v14;
extern const Kernel kernel_v1, kernel_v6, kernel_v13, kernel_v14;
}
namespace ai_onnx::reshape {
extern const OpRow row_v1, row_v5, row_v13, row_v14, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v5, kernel_v13, kernel_v14, kernel_v19, kernel_v21, kernel_v23,
    kernel_v24, kernel_v25;
}
namespace ai_onnx::resize {
extern const OpRow row_v10, row_v11, row_v13, row_v18, row_v19;
}
namespace ai_onnx::reverse_sequence {
extern const OpRow row_v10, row_v28;
}
namespace ai_onnx::roi_align {
extern const OpRow row_v10, row_v16, row_v22;
}
namespace ai_onnx::rotary_embedding {
extern const OpRow row_v23;
}
namespace ai_onnx::round {
extern const OpRow row_v11, row_v22;
}
namespace ai_onnx::stft {
extern const OpRow row_v17;
}
namespace ai_onnx::scan {
extern const OpRow row_v8, row_v9, row_v11, row_v16, row_v19, row_v21, row_v23, row_v24, row_v25;
}
namespace ai_onnx::scatter {
extern const OpRow row_v9, row_v11;
}
namespace ai_onnx::scatter_elements {
extern const OpRow row_v11, row_v13, row_v16, row_v18;
}
namespace ai_onnx::scatter_nd {
extern const OpRow row_v11, row_v13, row_v16, row_v18;
}
namespace ai_onnx::selu {
extern const OpRow row_v1, row_v6, row_v22;
}
namespace ai_onnx::sequence_at {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::sequence_construct {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::sequence_empty {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::sequence_erase {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::sequence_insert {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::sequence_length {
extern const OpRow row_v11;
extern const Kernel kernel_v11;
}
namespace ai_onnx::sequence_map {
extern const OpRow row_v17;
}
namespace ai_onnx::shape {
extern const OpRow row_v1, row_v13, row_v15, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v13, kernel_v15, kernel_v19, kernel_v21, kernel_v23, kernel_v24,
    kernel_v25;
}
namespace ai_onnx::shrink {
extern const OpRow row_v9;
}
namespace ai_onnx::sigmoid {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::sign {
extern const OpRow row_v9, row_v13;
}
namespace ai_onnx::sin {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::sinh {
extern const OpRow row_v9, row_v22;
}
namespace ai_onnx::size {
extern const OpRow row_v1, row_v13, row_v19, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v13, kernel_v19, kernel_v21, kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::slice {
extern const OpRow row_v1, row_v10, row_v11, row_v13;
extern const Kernel kernel_v1, kernel_v10, kernel_v11, kernel_v13;
}
namespace ai_onnx::softmax {
extern const OpRow row_v1, row_v11, row_v13;
extern const Kernel kernel_v1, kernel_v11, kernel_v13;
}
namespace ai_onnx::softmax_cross_entropy_loss {
extern const OpRow row_v12, row_v13;
}
namespace ai_onnx::softplus {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::softsign {
extern const OpRow row_v1, row_v22;
}
namespace ai_onnx::space_to_depth {
extern const OpRow row_v1, row_v13, row_v28;
}
namespace ai_onnx::split {
extern const OpRow row_v1, row_v2, row_v11, row_v13, row_v18;
}
namespace ai_onnx::split_to_sequence {
extern const OpRow row_v11, row_v24;
extern const Kernel kernel_v11, kernel_v24;
}
namespace ai_onnx::sqrt {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::squeeze {
extern const OpRow row_v1, row_v11, row_v13, row_v21, row_v23, row_v24, row_v25;
}
namespace ai_onnx::string_concat {
extern const OpRow row_v20;
}
namespace ai_onnx::string_normalizer {
extern const OpRow row_v10;
extern const Kernel kernel_v10;
}
namespace ai_onnx::string_split {
extern const OpRow row_v20;
}
namespace ai_onnx::sub {
extern const OpRow row_v1, row_v6, row_v7, row_v13, row_v14;
}
namespace ai_onnx::sum {
extern const OpRow row_v1, row_v6, row_v8, row_v13;
extern const Kernel kernel_v1, kernel_v6, kernel_v8, kernel_v13;
}
namespace ai_onnx::swi_glu {
extern const OpRow row_v28;
}
namespace ai_onnx::swish {
extern const OpRow row_v24;
}
namespace ai_onnx::tan {
extern const OpRow row_v7, row_v22;
}
namespace ai_onnx::tanh {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::tensor_scatter {
extern const OpRow row_v24;
}
namespace ai_onnx::tf_idf_vectorizer {
extern const OpRow row_v9;
}
namespace ai_onnx::thresholded_relu {
extern const OpRow row_v10, row_v22;
}
namespace ai_onnx::tile {
extern const OpRow row_v1, row_v6, row_v13;
}
namespace ai_onnx::top_k {
extern const OpRow row_v1, row_v10, row_v11, row_v24;
}
namespace ai_onnx::transpose {
extern const OpRow row_v1, row_v13, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v13, kernel_v21, kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::trilu {
extern const OpRow row_v14;
}
namespace ai_onnx::unique {
extern const OpRow row_v11, row_v28;
}
namespace ai_onnx::unsqueeze {
extern const OpRow row_v1, row_v11, row_v13, row_v21, row_v23, row_v24, row_v25;
extern const Kernel kernel_v1, kernel_v11, kernel_v13, kernel_v21, kernel_v23, kernel_v24, kernel_v25;
}
namespace ai_onnx::upsample {
extern const OpRow row_v1, row_v7, row_v9, row_v10;
}
namespace ai_onnx::where {
extern const OpRow row_v9, row_v16;
extern const Kernel kernel_v9, kernel_v16;
}
namespace ai_onnx::xor_ {
extern const OpRow row_v1, row_v7;
}
namespace ai_onnx_ml::array_feature_extractor {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::binarizer {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::cast_map {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::category_mapper {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::dict_vectorizer {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::feature_vectorizer {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::imputer {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::label_encoder {
extern const OpRow row_v1, row_v2, row_v4;
extern const Kernel kernel_v1, kernel_v2, kernel_v4;
}
namespace ai_onnx_ml::linear_classifier {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::linear_regressor {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::normalizer {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::one_hot_encoder {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::svm_classifier {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::svm_regressor {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::scaler {
extern const OpRow row_v1;
}
namespace ai_onnx_ml::tree_ensemble {
extern const OpRow row_v5;
}
namespace ai_onnx_ml::tree_ensemble_classifier {
extern const OpRow row_v1, row_v3, row_v5;
}
namespace ai_onnx_ml::tree_ensemble_regressor {
extern const OpRow row_v1, row_v3, row_v5;
}
namespace ai_onnx_ml::zip_map {
extern const OpRow row_v1;
extern const Kernel kernel_v1;
}
namespace ai_onnx_preview::flex_attention {
extern const OpRow row_v1;
}
namespace ai_onnx_preview_training::adagrad {
extern const OpRow row_v1;
}
namespace ai_onnx_preview_training::adam {
extern const OpRow row_v1;
}
namespace ai_onnx_preview_training::gradient {
extern const OpRow row_v1;
}
namespace ai_onnx_preview_training::momentum {
extern const OpRow row_v1;
}

namespace {

constinit const RegistryEntry kEntries[] = {
    {&ai_onnx::abs::row_v1, &ai_onnx::abs::kernel_v1},
    {&ai_onnx::abs::row_v6, &ai_onnx::abs::kernel_v6},
    {&ai_onnx::abs::row_v13, &ai_onnx::abs::kernel_v13},
    {&ai_onnx::acos::row_v7, nullptr},
    {&ai_onnx::acos::row_v22, nullptr},
    {&ai_onnx::acosh::row_v9, nullptr},
    {&ai_onnx::acosh::row_v22, nullptr},
    {&ai_onnx::add::row_v1, &ai_onnx::add::kernel_v1},
    {&ai_onnx::add::row_v6, &ai_onnx::add::kernel_v6},
    {&ai_onnx::add::row_v7, &ai_onnx::add::kernel_v7},
    {&ai_onnx::add::row_v13, &ai_onnx::add::kernel_v13},
    {&ai_onnx::add::row_v14, &ai_onnx::add::kernel_v14},
    {&ai_onnx::affine_grid::row_v20, nullptr},
    {&ai_onnx::and_::row_v1, nullptr},
    {&ai_onnx::and_::row_v7, nullptr},
    {&ai_onnx::arg_max::row_v1, &ai_onnx::arg_max::kernel_v1},
    {&ai_onnx::arg_max::row_v11, &ai_onnx::arg_max::kernel_v11},
    {&ai_onnx::arg_max::row_v12, &ai_onnx::arg_max::kernel_v12},
    {&ai_onnx::arg_max::row_v13, &ai_onnx::arg_max::kernel_v13},
    {&ai_onnx::arg_min::row_v1, nullptr},
    {&ai_onnx::arg_min::row_v11, nullptr},
    {&ai_onnx::arg_min::row_v12, nullptr},
    {&ai_onnx::arg_min::row_v13, nullptr},
    {&ai_onnx::asin::row_v7, nullptr},
    {&ai_onnx::asin::row_v22, nullptr},
    {&ai_onnx::asinh::row_v9, nullptr},
    {&ai_onnx::asinh::row_v22, nullptr},
    {&ai_onnx::atan::row_v7, nullptr},
    {&ai_onnx::atan::row_v22, nullptr},
    {&ai_onnx::atanh::row_v9, nullptr},
    {&ai_onnx::atanh::row_v22, nullptr},
    {&ai_onnx::attention::row_v23, nullptr},
    {&ai_onnx::attention::row_v24, nullptr},
    {&ai_onnx::attention::row_v25, nullptr},
    {&ai_onnx::average_pool::row_v1, &ai_onnx::average_pool::kernel_v1},
    {&ai_onnx::average_pool::row_v7, &ai_onnx::average_pool::kernel_v7},
    {&ai_onnx::average_pool::row_v10, &ai_onnx::average_pool::kernel_v10},
    {&ai_onnx::average_pool::row_v11, &ai_onnx::average_pool::kernel_v11},
    {&ai_onnx::average_pool::row_v19, &ai_onnx::average_pool::kernel_v19},
    {&ai_onnx::average_pool::row_v22, &ai_onnx::average_pool::kernel_v22},
    {&ai_onnx::batch_normalization::row_v1, &ai_onnx::batch_normalization::kernel_v1},
    {&ai_onnx::batch_normalization::row_v6, &ai_onnx::batch_normalization::kernel_v6},
    {&ai_onnx::batch_normalization::row_v7, &ai_onnx::batch_normalization::kernel_v7},
    {&ai_onnx::batch_normalization::row_v9, &ai_onnx::batch_normalization::kernel_v9},
    {&ai_onnx::batch_normalization::row_v14, &ai_onnx::batch_normalization::kernel_v14},
    {&ai_onnx::batch_normalization::row_v15, &ai_onnx::batch_normalization::kernel_v15},
    {&ai_onnx::bernoulli::row_v15, nullptr},
    {&ai_onnx::bernoulli::row_v22, nullptr},
    {&ai_onnx::bit_cast::row_v26, nullptr},
    {&ai_onnx::bit_shift::row_v11, nullptr},
    {&ai_onnx::bit_shift::row_v28, nullptr},
    {&ai_onnx::bitwise_and::row_v18, nullptr},
    {&ai_onnx::bitwise_not::row_v18, nullptr},
    {&ai_onnx::bitwise_or::row_v18, nullptr},
    {&ai_onnx::bitwise_xor::row_v18, nullptr},
    {&ai_onnx::blackman_window::row_v17, nullptr},
    {&ai_onnx::cast::row_v1, &ai_onnx::cast::kernel_v1},
    {&ai_onnx::cast::row_v6, &ai_onnx::cast::kernel_v6},
    {&ai_onnx::cast::row_v9, &ai_onnx::cast::kernel_v9},
    {&ai_onnx::cast::row_v13, &ai_onnx::cast::kernel_v13},
    {&ai_onnx::cast::row_v19, &ai_onnx::cast::kernel_v19},
    {&ai_onnx::cast::row_v21, &ai_onnx::cast::kernel_v21},
    {&ai_onnx::cast::row_v23, &ai_onnx::cast::kernel_v23},
    {&ai_onnx::cast::row_v24, &ai_onnx::cast::kernel_v24},
    {&ai_onnx::cast::row_v25, &ai_onnx::cast::kernel_v25},
    {&ai_onnx::cast::row_v28, &ai_onnx::cast::kernel_v28},
    {&ai_onnx::cast_like::row_v15, &ai_onnx::cast_like::kernel_v15},
    {&ai_onnx::cast_like::row_v19, &ai_onnx::cast_like::kernel_v19},
    {&ai_onnx::cast_like::row_v21, &ai_onnx::cast_like::kernel_v21},
    {&ai_onnx::cast_like::row_v23, &ai_onnx::cast_like::kernel_v23},
    {&ai_onnx::cast_like::row_v24, &ai_onnx::cast_like::kernel_v24},
    {&ai_onnx::cast_like::row_v25, &ai_onnx::cast_like::kernel_v25},
    {&ai_onnx::causal_conv_with_state::row_v27, nullptr},
    {&ai_onnx::ceil::row_v1, nullptr},
    {&ai_onnx::ceil::row_v6, nullptr},
    {&ai_onnx::ceil::row_v13, nullptr},
    {&ai_onnx::celu::row_v12, nullptr},
    {&ai_onnx::celu::row_v28, nullptr},
    {&ai_onnx::center_crop_pad::row_v18, nullptr},
    {&ai_onnx::clip::row_v1, &ai_onnx::clip::kernel_v1},
    {&ai_onnx::clip::row_v6, &ai_onnx::clip::kernel_v6},
    {&ai_onnx::clip::row_v11, &ai_onnx::clip::kernel_v11},
    {&ai_onnx::clip::row_v12, &ai_onnx::clip::kernel_v12},
    {&ai_onnx::clip::row_v13, &ai_onnx::clip::kernel_v13},
    {&ai_onnx::col2_im::row_v18, nullptr},
    {&ai_onnx::compress::row_v9, nullptr},
    {&ai_onnx::compress::row_v11, nullptr},
    {&ai_onnx::compress::row_v28, nullptr},
    {&ai_onnx::concat::row_v1, &ai_onnx::concat::kernel_v1},
    {&ai_onnx::concat::row_v4, &ai_onnx::concat::kernel_v4},
    {&ai_onnx::concat::row_v11, &ai_onnx::concat::kernel_v11},
    {&ai_onnx::concat::row_v13, &ai_onnx::concat::kernel_v13},
    {&ai_onnx::concat_from_sequence::row_v11, &ai_onnx::concat_from_sequence::kernel_v11},
    {&ai_onnx::constant::row_v1, &ai_onnx::constant::kernel_v1},
    {&ai_onnx::constant::row_v9, &ai_onnx::constant::kernel_v9},
    {&ai_onnx::constant::row_v11, &ai_onnx::constant::kernel_v11},
    {&ai_onnx::constant::row_v12, &ai_onnx::constant::kernel_v12},
    {&ai_onnx::constant::row_v13, &ai_onnx::constant::kernel_v13},
    {&ai_onnx::constant::row_v19, &ai_onnx::constant::kernel_v19},
    {&ai_onnx::constant::row_v21, &ai_onnx::constant::kernel_v21},
    {&ai_onnx::constant::row_v23, &ai_onnx::constant::kernel_v23},
    {&ai_onnx::constant::row_v24, &ai_onnx::constant::kernel_v24},
    {&ai_onnx::constant::row_v25, &ai_onnx::constant::kernel_v25},
    {&ai_onnx::constant_of_shape::row_v9, &ai_onnx::constant_of_shape::kernel_v9},
    {&ai_onnx::constant_of_shape::row_v20, &ai_onnx::constant_of_shape::kernel_v20},
    {&ai_onnx::constant_of_shape::row_v21, &ai_onnx::constant_of_shape::kernel_v21},
    {&ai_onnx::constant_of_shape::row_v23, &ai_onnx::constant_of_shape::kernel_v23},
    {&ai_onnx::constant_of_shape::row_v24, &ai_onnx::constant_of_shape::kernel_v24},
    {&ai_onnx::constant_of_shape::row_v25, &ai_onnx::constant_of_shape::kernel_v25},
    {&ai_onnx::conv::row_v1, &ai_onnx::conv::kernel_v1},
    {&ai_onnx::conv::row_v11, &ai_onnx::conv::kernel_v11},
    {&ai_onnx::conv::row_v22, &ai_onnx::conv::kernel_v22},
    {&ai_onnx::conv_integer::row_v10, nullptr},
    {&ai_onnx::conv_transpose::row_v1, nullptr},
    {&ai_onnx::conv_transpose::row_v11, nullptr},
    {&ai_onnx::conv_transpose::row_v22, nullptr},
    {&ai_onnx::cos::row_v7, nullptr},
    {&ai_onnx::cos::row_v22, nullptr},
    {&ai_onnx::cosh::row_v9, nullptr},
    {&ai_onnx::cosh::row_v22, nullptr},
    {&ai_onnx::cum_prod::row_v26, nullptr},
    {&ai_onnx::cum_sum::row_v11, nullptr},
    {&ai_onnx::cum_sum::row_v14, nullptr},
    {&ai_onnx::dft::row_v17, nullptr},
    {&ai_onnx::dft::row_v20, nullptr},
    {&ai_onnx::deform_conv::row_v19, nullptr},
    {&ai_onnx::deform_conv::row_v22, nullptr},
    {&ai_onnx::depth_to_space::row_v1, nullptr},
    {&ai_onnx::depth_to_space::row_v11, nullptr},
    {&ai_onnx::depth_to_space::row_v13, nullptr},
    {&ai_onnx::depth_to_space::row_v28, nullptr},
    {&ai_onnx::dequantize_linear::row_v10, &ai_onnx::dequantize_linear::kernel_v10},
    {&ai_onnx::dequantize_linear::row_v13, &ai_onnx::dequantize_linear::kernel_v13},
    {&ai_onnx::dequantize_linear::row_v19, &ai_onnx::dequantize_linear::kernel_v19},
    {&ai_onnx::dequantize_linear::row_v21, &ai_onnx::dequantize_linear::kernel_v21},
    {&ai_onnx::dequantize_linear::row_v23, &ai_onnx::dequantize_linear::kernel_v23},
    {&ai_onnx::dequantize_linear::row_v24, &ai_onnx::dequantize_linear::kernel_v24},
    {&ai_onnx::dequantize_linear::row_v25, &ai_onnx::dequantize_linear::kernel_v25},
    {&ai_onnx::dequantize_linear::row_v28, &ai_onnx::dequantize_linear::kernel_v28},
    {&ai_onnx::det::row_v11, nullptr},
    {&ai_onnx::det::row_v22, nullptr},
    {&ai_onnx::div::row_v1, &ai_onnx::div::kernel_v1},
    {&ai_onnx::div::row_v6, &ai_onnx::div::kernel_v6},
    {&ai_onnx::div::row_v7, &ai_onnx::div::kernel_v7},
    {&ai_onnx::div::row_v13, &ai_onnx::div::kernel_v13},
    {&ai_onnx::div::row_v14, &ai_onnx::div::kernel_v14},
    {&ai_onnx::dropout::row_v1, &ai_onnx::dropout::kernel_v1},
    {&ai_onnx::dropout::row_v6, &ai_onnx::dropout::kernel_v6},
    {&ai_onnx::dropout::row_v7, &ai_onnx::dropout::kernel_v7},
    {&ai_onnx::dropout::row_v10, &ai_onnx::dropout::kernel_v10},
    {&ai_onnx::dropout::row_v12, &ai_onnx::dropout::kernel_v12},
    {&ai_onnx::dropout::row_v13, &ai_onnx::dropout::kernel_v13},
    {&ai_onnx::dropout::row_v22, &ai_onnx::dropout::kernel_v22},
    {&ai_onnx::dynamic_quantize_linear::row_v11, nullptr},
    {&ai_onnx::einsum::row_v12, nullptr},
    {&ai_onnx::einsum::row_v28, nullptr},
    {&ai_onnx::elu::row_v1, nullptr},
    {&ai_onnx::elu::row_v6, nullptr},
    {&ai_onnx::elu::row_v22, nullptr},
    {&ai_onnx::equal::row_v1, &ai_onnx::equal::kernel_v1},
    {&ai_onnx::equal::row_v7, &ai_onnx::equal::kernel_v7},
    {&ai_onnx::equal::row_v11, &ai_onnx::equal::kernel_v11},
    {&ai_onnx::equal::row_v13, &ai_onnx::equal::kernel_v13},
    {&ai_onnx::equal::row_v19, &ai_onnx::equal::kernel_v19},
    {&ai_onnx::erf::row_v9, nullptr},
    {&ai_onnx::erf::row_v13, nullptr},
    {&ai_onnx::exp::row_v1, nullptr},
    {&ai_onnx::exp::row_v6, nullptr},
    {&ai_onnx::exp::row_v13, nullptr},
    {&ai_onnx::expand::row_v8, nullptr},
    {&ai_onnx::expand::row_v13, nullptr},
    {&ai_onnx::eye_like::row_v9, nullptr},
    {&ai_onnx::eye_like::row_v22, nullptr},
    {&ai_onnx::flatten::row_v1, nullptr},
    {&ai_onnx::flatten::row_v9, nullptr},
    {&ai_onnx::flatten::row_v11, nullptr},
    {&ai_onnx::flatten::row_v13, nullptr},
    {&ai_onnx::flatten::row_v21, nullptr},
    {&ai_onnx::flatten::row_v23, nullptr},
    {&ai_onnx::flatten::row_v24, nullptr},
    {&ai_onnx::flatten::row_v25, nullptr},
    {&ai_onnx::floor::row_v1, nullptr},
    {&ai_onnx::floor::row_v6, nullptr},
    {&ai_onnx::floor::row_v13, nullptr},
    {&ai_onnx::gru::row_v1, nullptr},
    {&ai_onnx::gru::row_v3, nullptr},
    {&ai_onnx::gru::row_v7, nullptr},
    {&ai_onnx::gru::row_v14, nullptr},
    {&ai_onnx::gru::row_v22, nullptr},
    {&ai_onnx::gather::row_v1, &ai_onnx::gather::kernel_v1},
    {&ai_onnx::gather::row_v11, &ai_onnx::gather::kernel_v11},
    {&ai_onnx::gather::row_v13, &ai_onnx::gather::kernel_v13},
    {&ai_onnx::gather_elements::row_v11, nullptr},
    {&ai_onnx::gather_elements::row_v13, nullptr},
    {&ai_onnx::gather_nd::row_v11, nullptr},
    {&ai_onnx::gather_nd::row_v12, nullptr},
    {&ai_onnx::gather_nd::row_v13, nullptr},
    {&ai_onnx::gelu::row_v20, nullptr},
    {&ai_onnx::gemm::row_v1, &ai_onnx::gemm::kernel_v1},
    {&ai_onnx::gemm::row_v6, &ai_onnx::gemm::kernel_v6},
    {&ai_onnx::gemm::row_v7, &ai_onnx::gemm::kernel_v7},
    {&ai_onnx::gemm::row_v9, &ai_onnx::gemm::kernel_v9},
    {&ai_onnx::gemm::row_v11, &ai_onnx::gemm::kernel_v11},
    {&ai_onnx::gemm::row_v13, &ai_onnx::gemm::kernel_v13},
    {&ai_onnx::global_average_pool::row_v1, &ai_onnx::global_average_pool::kernel_v1},
    {&ai_onnx::global_average_pool::row_v22, &ai_onnx::global_average_pool::kernel_v22},
    {&ai_onnx::global_lp_pool::row_v1, nullptr},
    {&ai_onnx::global_lp_pool::row_v2, nullptr},
    {&ai_onnx::global_lp_pool::row_v22, nullptr},
    {&ai_onnx::global_max_pool::row_v1, nullptr},
    {&ai_onnx::global_max_pool::row_v22, nullptr},
    {&ai_onnx::greater::row_v1, nullptr},
    {&ai_onnx::greater::row_v7, nullptr},
    {&ai_onnx::greater::row_v9, nullptr},
    {&ai_onnx::greater::row_v13, nullptr},
    {&ai_onnx::greater_or_equal::row_v12, nullptr},
    {&ai_onnx::greater_or_equal::row_v16, nullptr},
    {&ai_onnx::grid_sample::row_v16, nullptr},
    {&ai_onnx::grid_sample::row_v20, nullptr},
    {&ai_onnx::grid_sample::row_v22, nullptr},
    {&ai_onnx::group_normalization::row_v18, nullptr},
    {&ai_onnx::group_normalization::row_v21, nullptr},
    {&ai_onnx::hamming_window::row_v17, nullptr},
    {&ai_onnx::hann_window::row_v17, nullptr},
    {&ai_onnx::hard_sigmoid::row_v1, &ai_onnx::hard_sigmoid::kernel_v1},
    {&ai_onnx::hard_sigmoid::row_v6, &ai_onnx::hard_sigmoid::kernel_v6},
    {&ai_onnx::hard_sigmoid::row_v22, &ai_onnx::hard_sigmoid::kernel_v22},
    {&ai_onnx::hard_swish::row_v14, nullptr},
    {&ai_onnx::hard_swish::row_v22, nullptr},
    {&ai_onnx::hardmax::row_v1, nullptr},
    {&ai_onnx::hardmax::row_v11, nullptr},
    {&ai_onnx::hardmax::row_v13, nullptr},
    {&ai_onnx::identity::row_v1, &ai_onnx::identity::kernel_v1},
    {&ai_onnx::identity::row_v13, &ai_onnx::identity::kernel_v13},
    {&ai_onnx::identity::row_v14, &ai_onnx::identity::kernel_v14},
    {&ai_onnx::identity::row_v16, &ai_onnx::identity::kernel_v16},
    {&ai_onnx::identity::row_v19, &ai_onnx::identity::kernel_v19},
    {&ai_onnx::identity::row_v21, &ai_onnx::identity::kernel_v21},
    {&ai_onnx::identity::row_v23, &ai_onnx::identity::kernel_v23},
    {&ai_onnx::identity::row_v24, &ai_onnx::identity::kernel_v24},
    {&ai_onnx::identity::row_v25, &ai_onnx::identity::kernel_v25},
    {&ai_onnx::if_::row_v1, &ai_onnx::if_::kernel_v1},
    {&ai_onnx::if_::row_v11, &ai_onnx::if_::kernel_v11},
    {&ai_onnx::if_::row_v13, &ai_onnx::if_::kernel_v13},
    {&ai_onnx::if_::row_v16, &ai_onnx::if_::kernel_v16},
    {&ai_onnx::if_::row_v19, &ai_onnx::if_::kernel_v19},
    {&ai_onnx::if_::row_v21, &ai_onnx::if_::kernel_v21},
    {&ai_onnx::if_::row_v23, &ai_onnx::if_::kernel_v23},
    {&ai_onnx::if_::row_v24, &ai_onnx::if_::kernel_v24},
    {&ai_onnx::if_::row_v25, &ai_onnx::if_::kernel_v25},
    {&ai_onnx::image_decoder::row_v20, nullptr},
    {&ai_onnx::instance_normalization::row_v1, nullptr},
    {&ai_onnx::instance_normalization::row_v6, nullptr},
    {&ai_onnx::instance_normalization::row_v22, nullptr},
    {&ai_onnx::is_inf::row_v10, nullptr},
    {&ai_onnx::is_inf::row_v20, nullptr},
    {&ai_onnx::is_na_n::row_v9, nullptr},
    {&ai_onnx::is_na_n::row_v13, nullptr},
    {&ai_onnx::is_na_n::row_v20, nullptr},
    {&ai_onnx::lrn::row_v1, &ai_onnx::lrn::kernel_v1},
    {&ai_onnx::lrn::row_v13, &ai_onnx::lrn::kernel_v13},
    {&ai_onnx::lstm::row_v1, nullptr},
    {&ai_onnx::lstm::row_v7, nullptr},
    {&ai_onnx::lstm::row_v14, nullptr},
    {&ai_onnx::lstm::row_v22, nullptr},
    {&ai_onnx::layer_normalization::row_v17, nullptr},
    {&ai_onnx::leaky_relu::row_v1, nullptr},
    {&ai_onnx::leaky_relu::row_v6, nullptr},
    {&ai_onnx::leaky_relu::row_v16, nullptr},
    {&ai_onnx::less::row_v1, nullptr},
    {&ai_onnx::less::row_v7, nullptr},
    {&ai_onnx::less::row_v9, nullptr},
    {&ai_onnx::less::row_v13, nullptr},
    {&ai_onnx::less_or_equal::row_v12, nullptr},
    {&ai_onnx::less_or_equal::row_v16, nullptr},
    {&ai_onnx::linear_attention::row_v27, nullptr},
    {&ai_onnx::log::row_v1, nullptr},
    {&ai_onnx::log::row_v6, nullptr},
    {&ai_onnx::log::row_v13, nullptr},
    {&ai_onnx::log_softmax::row_v1, nullptr},
    {&ai_onnx::log_softmax::row_v11, nullptr},
    {&ai_onnx::log_softmax::row_v13, nullptr},
    {&ai_onnx::loop::row_v1, &ai_onnx::loop::kernel_v1},
    {&ai_onnx::loop::row_v11, &ai_onnx::loop::kernel_v11},
    {&ai_onnx::loop::row_v13, &ai_onnx::loop::kernel_v13},
    {&ai_onnx::loop::row_v16, &ai_onnx::loop::kernel_v16},
    {&ai_onnx::loop::row_v19, &ai_onnx::loop::kernel_v19},
    {&ai_onnx::loop::row_v21, &ai_onnx::loop::kernel_v21},
    {&ai_onnx::loop::row_v23, &ai_onnx::loop::kernel_v23},
    {&ai_onnx::loop::row_v24, &ai_onnx::loop::kernel_v24},
    {&ai_onnx::loop::row_v25, &ai_onnx::loop::kernel_v25},
    {&ai_onnx::lp_normalization::row_v1, nullptr},
    {&ai_onnx::lp_normalization::row_v22, nullptr},
    {&ai_onnx::lp_pool::row_v1, nullptr},
    {&ai_onnx::lp_pool::row_v2, nullptr},
    {&ai_onnx::lp_pool::row_v11, nullptr},
    {&ai_onnx::lp_pool::row_v18, nullptr},
    {&ai_onnx::lp_pool::row_v22, nullptr},
    {&ai_onnx::mat_mul::row_v1, &ai_onnx::mat_mul::kernel_v1},
    {&ai_onnx::mat_mul::row_v9, &ai_onnx::mat_mul::kernel_v9},
    {&ai_onnx::mat_mul::row_v13, &ai_onnx::mat_mul::kernel_v13},
    {&ai_onnx::mat_mul_integer::row_v10, nullptr},
    {&ai_onnx::max::row_v1, nullptr},
    {&ai_onnx::max::row_v6, nullptr},
    {&ai_onnx::max::row_v8, nullptr},
    {&ai_onnx::max::row_v12, nullptr},
    {&ai_onnx::max::row_v13, nullptr},
    {&ai_onnx::max_pool::row_v1, &ai_onnx::max_pool::kernel_v1},
    {&ai_onnx::max_pool::row_v8, &ai_onnx::max_pool::kernel_v8},
    {&ai_onnx::max_pool::row_v10, &ai_onnx::max_pool::kernel_v10},
    {&ai_onnx::max_pool::row_v11, &ai_onnx::max_pool::kernel_v11},
    {&ai_onnx::max_pool::row_v12, &ai_onnx::max_pool::kernel_v12},
    {&ai_onnx::max_pool::row_v22, &ai_onnx::max_pool::kernel_v22},
    {&ai_onnx::max_roi_pool::row_v1, nullptr},
    {&ai_onnx::max_roi_pool::row_v22, nullptr},
    {&ai_onnx::max_unpool::row_v9, nullptr},
    {&ai_onnx::max_unpool::row_v11, nullptr},
    {&ai_onnx::max_unpool::row_v22, nullptr},
    {&ai_onnx::mean::row_v1, nullptr},
    {&ai_onnx::mean::row_v6, nullptr},
    {&ai_onnx::mean::row_v8, nullptr},
    {&ai_onnx::mean::row_v13, nullptr},
    {&ai_onnx::mean_variance_normalization::row_v9, nullptr},
    {&ai_onnx::mean_variance_normalization::row_v13, nullptr},
    {&ai_onnx::mel_weight_matrix::row_v17, nullptr},
    {&ai_onnx::min::row_v1, nullptr},
    {&ai_onnx::min::row_v6, nullptr},
    {&ai_onnx::min::row_v8, nullptr},
    {&ai_onnx::min::row_v12, nullptr},
    {&ai_onnx::min::row_v13, nullptr},
    {&ai_onnx::mish::row_v18, nullptr},
    {&ai_onnx::mish::row_v22, nullptr},
    {&ai_onnx::mod::row_v10, nullptr},
    {&ai_onnx::mod::row_v13, nullptr},
    {&ai_onnx::mod::row_v28, nullptr},
    {&ai_onnx::mul::row_v1, &ai_onnx::mul::kernel_v1},
    {&ai_onnx::mul::row_v6, &ai_onnx::mul::kernel_v6},
    {&ai_onnx::mul::row_v7, &ai_onnx::mul::kernel_v7},
    {&ai_onnx::mul::row_v13, &ai_onnx::mul::kernel_v13},
    {&ai_onnx::mul::row_v14, &ai_onnx::mul::kernel_v14},
    {&ai_onnx::multinomial::row_v7, nullptr},
    {&ai_onnx::multinomial::row_v22, nullptr},
    {&ai_onnx::neg::row_v1, nullptr},
    {&ai_onnx::neg::row_v6, nullptr},
    {&ai_onnx::neg::row_v13, nullptr},
    {&ai_onnx::negative_log_likelihood_loss::row_v12, nullptr},
    {&ai_onnx::negative_log_likelihood_loss::row_v13, nullptr},
    {&ai_onnx::negative_log_likelihood_loss::row_v22, nullptr},
    {&ai_onnx::non_max_suppression::row_v10, nullptr},
    {&ai_onnx::non_max_suppression::row_v11, nullptr},
    {&ai_onnx::non_zero::row_v9, &ai_onnx::non_zero::kernel_v9},
    {&ai_onnx::non_zero::row_v13, &ai_onnx::non_zero::kernel_v13},
    {&ai_onnx::not_::row_v1, nullptr},
    {&ai_onnx::one_hot::row_v9, nullptr},
    {&ai_onnx::one_hot::row_v11, nullptr},
    {&ai_onnx::one_hot::row_v28, nullptr},
    {&ai_onnx::optional::row_v15, &ai_onnx::optional::kernel_v15},
    {&ai_onnx::optional::row_v28, &ai_onnx::optional::kernel_v28},
    {&ai_onnx::optional_get_element::row_v15, &ai_onnx::optional_get_element::kernel_v15},
    {&ai_onnx::optional_get_element::row_v18, &ai_onnx::optional_get_element::kernel_v18},
    {&ai_onnx::optional_get_element::row_v28, &ai_onnx::optional_get_element::kernel_v28},
    {&ai_onnx::optional_has_element::row_v15, &ai_onnx::optional_has_element::kernel_v15},
    {&ai_onnx::optional_has_element::row_v18, &ai_onnx::optional_has_element::kernel_v18},
    {&ai_onnx::optional_has_element::row_v28, &ai_onnx::optional_has_element::kernel_v28},
    {&ai_onnx::or_::row_v1, nullptr},
    {&ai_onnx::or_::row_v7, nullptr},
    {&ai_onnx::p_relu::row_v1, nullptr},
    {&ai_onnx::p_relu::row_v6, nullptr},
    {&ai_onnx::p_relu::row_v7, nullptr},
    {&ai_onnx::p_relu::row_v9, nullptr},
    {&ai_onnx::p_relu::row_v16, nullptr},
    {&ai_onnx::pad::row_v1, &ai_onnx::pad::kernel_v1},
    {&ai_onnx::pad::row_v2, &ai_onnx::pad::kernel_v2},
    {&ai_onnx::pad::row_v11, &ai_onnx::pad::kernel_v11},
    {&ai_onnx::pad::row_v13, &ai_onnx::pad::kernel_v13},
    {&ai_onnx::pad::row_v18, &ai_onnx::pad::kernel_v18},
    {&ai_onnx::pad::row_v19, &ai_onnx::pad::kernel_v19},
    {&ai_onnx::pad::row_v21, &ai_onnx::pad::kernel_v21},
    {&ai_onnx::pad::row_v23, &ai_onnx::pad::kernel_v23},
    {&ai_onnx::pad::row_v24, &ai_onnx::pad::kernel_v24},
    {&ai_onnx::pad::row_v25, &ai_onnx::pad::kernel_v25},
    {&ai_onnx::pow::row_v1, nullptr},
    {&ai_onnx::pow::row_v7, nullptr},
    {&ai_onnx::pow::row_v12, nullptr},
    {&ai_onnx::pow::row_v13, nullptr},
    {&ai_onnx::pow::row_v15, nullptr},
    {&ai_onnx::q_linear_conv::row_v10, nullptr},
    {&ai_onnx::q_linear_mat_mul::row_v10, nullptr},
    {&ai_onnx::q_linear_mat_mul::row_v21, nullptr},
    {&ai_onnx::quantize_linear::row_v10, &ai_onnx::quantize_linear::kernel_v10},
    {&ai_onnx::quantize_linear::row_v13, &ai_onnx::quantize_linear::kernel_v13},
    {&ai_onnx::quantize_linear::row_v19, &ai_onnx::quantize_linear::kernel_v19},
    {&ai_onnx::quantize_linear::row_v21, &ai_onnx::quantize_linear::kernel_v21},
    {&ai_onnx::quantize_linear::row_v23, &ai_onnx::quantize_linear::kernel_v23},
    {&ai_onnx::quantize_linear::row_v24, &ai_onnx::quantize_linear::kernel_v24},
    {&ai_onnx::quantize_linear::row_v25, &ai_onnx::quantize_linear::kernel_v25},
    {&ai_onnx::quantize_linear::row_v28, &ai_onnx::quantize_linear::kernel_v28},
    {&ai_onnx::rms_normalization::row_v23, nullptr},
    {&ai_onnx::rnn::row_v1, nullptr},
    {&ai_onnx::rnn::row_v7, nullptr},
    {&ai_onnx::rnn::row_v14, nullptr},
    {&ai_onnx::rnn::row_v22, nullptr},
    {&ai_onnx::random_normal::row_v1, nullptr},
    {&ai_onnx::random_normal::row_v22, nullptr},
    {&ai_onnx::random_normal_like::row_v1, nullptr},
    {&ai_onnx::random_normal_like::row_v22, nullptr},
    {&ai_onnx::random_uniform::row_v1, &ai_onnx::random_uniform::kernel_v1},
    {&ai_onnx::random_uniform::row_v22, &ai_onnx::random_uniform::kernel_v22},
    {&ai_onnx::random_uniform_like::row_v1, nullptr},
    {&ai_onnx::random_uniform_like::row_v22, nullptr},
    {&ai_onnx::range::row_v11, nullptr},
    {&ai_onnx::range::row_v27, nullptr},
    {&ai_onnx::reciprocal::row_v1, nullptr},
    {&ai_onnx::reciprocal::row_v6, nullptr},
    {&ai_onnx::reciprocal::row_v13, nullptr},
    {&ai_onnx::reduce_l1::row_v1, nullptr},
    {&ai_onnx::reduce_l1::row_v11, nullptr},
    {&ai_onnx::reduce_l1::row_v13, nullptr},
    {&ai_onnx::reduce_l1::row_v18, nullptr},
    {&ai_onnx::reduce_l2::row_v1, nullptr},
    {&ai_onnx::reduce_l2::row_v11, nullptr},
    {&ai_onnx::reduce_l2::row_v13, nullptr},
    {&ai_onnx::reduce_l2::row_v18, nullptr},
    {&ai_onnx::reduce_log_sum::row_v1, nullptr},
    {&ai_onnx::reduce_log_sum::row_v11, nullptr},
    {&ai_onnx::reduce_log_sum::row_v13, nullptr},
    {&ai_onnx::reduce_log_sum::row_v18, nullptr},
    {&ai_onnx::reduce_log_sum::row_v28, nullptr},
    {&ai_onnx::reduce_log_sum_exp::row_v1, nullptr},
    {&ai_onnx::reduce_log_sum_exp::row_v11, nullptr},
    {&ai_onnx::reduce_log_sum_exp::row_v13, nullptr},
    {&ai_onnx::reduce_log_sum_exp::row_v18, nullptr},
    {&ai_onnx::reduce_log_sum_exp::row_v28, nullptr},
    {&ai_onnx::reduce_max::row_v1, &ai_onnx::reduce_max::kernel_v1},
    {&ai_onnx::reduce_max::row_v11, &ai_onnx::reduce_max::kernel_v11},
    {&ai_onnx::reduce_max::row_v12, &ai_onnx::reduce_max::kernel_v12},
    {&ai_onnx::reduce_max::row_v13, &ai_onnx::reduce_max::kernel_v13},
    {&ai_onnx::reduce_max::row_v18, &ai_onnx::reduce_max::kernel_v18},
    {&ai_onnx::reduce_max::row_v20, &ai_onnx::reduce_max::kernel_v20},
    {&ai_onnx::reduce_mean::row_v1, nullptr},
    {&ai_onnx::reduce_mean::row_v11, nullptr},
    {&ai_onnx::reduce_mean::row_v13, nullptr},
    {&ai_onnx::reduce_mean::row_v18, nullptr},
    {&ai_onnx::reduce_min::row_v1, nullptr},
    {&ai_onnx::reduce_min::row_v11, nullptr},
    {&ai_onnx::reduce_min::row_v12, nullptr},
    {&ai_onnx::reduce_min::row_v13, nullptr},
    {&ai_onnx::reduce_min::row_v18, nullptr},
    {&ai_onnx::reduce_min::row_v20, nullptr},
    {&ai_onnx::reduce_prod::row_v1, nullptr},
    {&ai_onnx::reduce_prod::row_v11, nullptr},
    {&ai_onnx::reduce_prod::row_v13, nullptr},
    {&ai_onnx::reduce_prod::row_v18, nullptr},
    {&ai_onnx::reduce_sum::row_v1, &ai_onnx::reduce_sum::kernel_v1},
    {&ai_onnx::reduce_sum::row_v11, &ai_onnx::reduce_sum::kernel_v11},
    {&ai_onnx::reduce_sum::row_v13, &ai_onnx::reduce_sum::kernel_v13},
    {&ai_onnx::reduce_sum_square::row_v1, nullptr},
    {&ai_onnx::reduce_sum_square::row_v11, nullptr},
    {&ai_onnx::reduce_sum_square::row_v13, nullptr},
    {&ai_onnx::reduce_sum_square::row_v18, nullptr},
    {&ai_onnx::regex_full_match::row_v20, nullptr},
    {&ai_onnx::relu::row_v1, &ai_onnx::relu::kernel_v1},
    {&ai_onnx::relu::row_v6, &ai_onnx::relu::kernel_v6},
    {&ai_onnx::relu::row_v13, &ai_onnx::relu::kernel_v13},
    {&ai_onnx::relu::row_v14, &ai_onnx::relu::kernel_v14},
    {&ai_onnx::reshape::row_v1, &ai_onnx::reshape::kernel_v1},
    {&ai_onnx::reshape::row_v5, &ai_onnx::reshape::kernel_v5},
    {&ai_onnx::reshape::row_v13, &ai_onnx::reshape::kernel_v13},
    {&ai_onnx::reshape::row_v14, &ai_onnx::reshape::kernel_v14},
    {&ai_onnx::reshape::row_v19, &ai_onnx::reshape::kernel_v19},
    {&ai_onnx::reshape::row_v21, &ai_onnx::reshape::kernel_v21},
    {&ai_onnx::reshape::row_v23, &ai_onnx::reshape::kernel_v23},
    {&ai_onnx::reshape::row_v24, &ai_onnx::reshape::kernel_v24},
    {&ai_onnx::reshape::row_v25, &ai_onnx::reshape::kernel_v25},
    {&ai_onnx::resize::row_v10, nullptr},
    {&ai_onnx::resize::row_v11, nullptr},
    {&ai_onnx::resize::row_v13, nullptr},
    {&ai_onnx::resize::row_v18, nullptr},
    {&ai_onnx::resize::row_v19, nullptr},
    {&ai_onnx::reverse_sequence::row_v10, nullptr},
    {&ai_onnx::reverse_sequence::row_v28, nullptr},
    {&ai_onnx::roi_align::row_v10, nullptr},
    {&ai_onnx::roi_align::row_v16, nullptr},
    {&ai_onnx::roi_align::row_v22, nullptr},
    {&ai_onnx::rotary_embedding::row_v23, nullptr},
    {&ai_onnx::round::row_v11, nullptr},
    {&ai_onnx::round::row_v22, nullptr},
    {&ai_onnx::stft::row_v17, nullptr},
    {&ai_onnx::scan::row_v8, nullptr},
    {&ai_onnx::scan::row_v9, nullptr},
    {&ai_onnx::scan::row_v11, nullptr},
    {&ai_onnx::scan::row_v16, nullptr},
    {&ai_onnx::scan::row_v19, nullptr},
    {&ai_onnx::scan::row_v21, nullptr},
    {&ai_onnx::scan::row_v23, nullptr},
    {&ai_onnx::scan::row_v24, nullptr},
    {&ai_onnx::scan::row_v25, nullptr},
    {&ai_onnx::scatter::row_v9, nullptr},
    {&ai_onnx::scatter::row_v11, nullptr},
    {&ai_onnx::scatter_elements::row_v11, nullptr},
    {&ai_onnx::scatter_elements::row_v13, nullptr},
    {&ai_onnx::scatter_elements::row_v16, nullptr},
    {&ai_onnx::scatter_elements::row_v18, nullptr},
    {&ai_onnx::scatter_nd::row_v11, nullptr},
    {&ai_onnx::scatter_nd::row_v13, nullptr},
    {&ai_onnx::scatter_nd::row_v16, nullptr},
    {&ai_onnx::scatter_nd::row_v18, nullptr},
    {&ai_onnx::selu::row_v1, nullptr},
    {&ai_onnx::selu::row_v6, nullptr},
    {&ai_onnx::selu::row_v22, nullptr},
    {&ai_onnx::sequence_at::row_v11, &ai_onnx::sequence_at::kernel_v11},
    {&ai_onnx::sequence_construct::row_v11, &ai_onnx::sequence_construct::kernel_v11},
    {&ai_onnx::sequence_empty::row_v11, &ai_onnx::sequence_empty::kernel_v11},
    {&ai_onnx::sequence_erase::row_v11, &ai_onnx::sequence_erase::kernel_v11},
    {&ai_onnx::sequence_insert::row_v11, &ai_onnx::sequence_insert::kernel_v11},
    {&ai_onnx::sequence_length::row_v11, &ai_onnx::sequence_length::kernel_v11},
    {&ai_onnx::sequence_map::row_v17, nullptr},
    {&ai_onnx::shape::row_v1, &ai_onnx::shape::kernel_v1},
    {&ai_onnx::shape::row_v13, &ai_onnx::shape::kernel_v13},
    {&ai_onnx::shape::row_v15, &ai_onnx::shape::kernel_v15},
    {&ai_onnx::shape::row_v19, &ai_onnx::shape::kernel_v19},
    {&ai_onnx::shape::row_v21, &ai_onnx::shape::kernel_v21},
    {&ai_onnx::shape::row_v23, &ai_onnx::shape::kernel_v23},
    {&ai_onnx::shape::row_v24, &ai_onnx::shape::kernel_v24},
    {&ai_onnx::shape::row_v25, &ai_onnx::shape::kernel_v25},
    {&ai_onnx::shrink::row_v9, nullptr},
    {&ai_onnx::sigmoid::row_v1, nullptr},
    {&ai_onnx::sigmoid::row_v6, nullptr},
    {&ai_onnx::sigmoid::row_v13, nullptr},
    {&ai_onnx::sign::row_v9, nullptr},
    {&ai_onnx::sign::row_v13, nullptr},
    {&ai_onnx::sin::row_v7, nullptr},
    {&ai_onnx::sin::row_v22, nullptr},
    {&ai_onnx::sinh::row_v9, nullptr},
    {&ai_onnx::sinh::row_v22, nullptr},
    {&ai_onnx::size::row_v1, &ai_onnx::size::kernel_v1},
    {&ai_onnx::size::row_v13, &ai_onnx::size::kernel_v13},
    {&ai_onnx::size::row_v19, &ai_onnx::size::kernel_v19},
    {&ai_onnx::size::row_v21, &ai_onnx::size::kernel_v21},
    {&ai_onnx::size::row_v23, &ai_onnx::size::kernel_v23},
    {&ai_onnx::size::row_v24, &ai_onnx::size::kernel_v24},
    {&ai_onnx::size::row_v25, &ai_onnx::size::kernel_v25},
    {&ai_onnx::slice::row_v1, &ai_onnx::slice::kernel_v1},
    {&ai_onnx::slice::row_v10, &ai_onnx::slice::kernel_v10},
    {&ai_onnx::slice::row_v11, &ai_onnx::slice::kernel_v11},
    {&ai_onnx::slice::row_v13, &ai_onnx::slice::kernel_v13},
    {&ai_onnx::softmax::row_v1, &ai_onnx::softmax::kernel_v1},
    {&ai_onnx::softmax::row_v11, &ai_onnx::softmax::kernel_v11},
    {&ai_onnx::softmax::row_v13, &ai_onnx::softmax::kernel_v13},
    {&ai_onnx::softmax_cross_entropy_loss::row_v12, nullptr},
    {&ai_onnx::softmax_cross_entropy_loss::row_v13, nullptr},
    {&ai_onnx::softplus::row_v1, nullptr},
    {&ai_onnx::softplus::row_v22, nullptr},
    {&ai_onnx::softsign::row_v1, nullptr},
    {&ai_onnx::softsign::row_v22, nullptr},
    {&ai_onnx::space_to_depth::row_v1, nullptr},
    {&ai_onnx::space_to_depth::row_v13, nullptr},
    {&ai_onnx::space_to_depth::row_v28, nullptr},
    {&ai_onnx::split::row_v1, nullptr},
    {&ai_onnx::split::row_v2, nullptr},
    {&ai_onnx::split::row_v11, nullptr},
    {&ai_onnx::split::row_v13, nullptr},
    {&ai_onnx::split::row_v18, nullptr},
    {&ai_onnx::split_to_sequence::row_v11, &ai_onnx::split_to_sequence::kernel_v11},
    {&ai_onnx::split_to_sequence::row_v24, &ai_onnx::split_to_sequence::kernel_v24},
    {&ai_onnx::sqrt::row_v1, nullptr},
    {&ai_onnx::sqrt::row_v6, nullptr},
    {&ai_onnx::sqrt::row_v13, nullptr},
    {&ai_onnx::squeeze::row_v1, nullptr},
    {&ai_onnx::squeeze::row_v11, nullptr},
    {&ai_onnx::squeeze::row_v13, nullptr},
    {&ai_onnx::squeeze::row_v21, nullptr},
    {&ai_onnx::squeeze::row_v23, nullptr},
    {&ai_onnx::squeeze::row_v24, nullptr},
    {&ai_onnx::squeeze::row_v25, nullptr},
    {&ai_onnx::string_concat::row_v20, nullptr},
    {&ai_onnx::string_normalizer::row_v10, &ai_onnx::string_normalizer::kernel_v10},
    {&ai_onnx::string_split::row_v20, nullptr},
    {&ai_onnx::sub::row_v1, nullptr},
    {&ai_onnx::sub::row_v6, nullptr},
    {&ai_onnx::sub::row_v7, nullptr},
    {&ai_onnx::sub::row_v13, nullptr},
    {&ai_onnx::sub::row_v14, nullptr},
    {&ai_onnx::sum::row_v1, &ai_onnx::sum::kernel_v1},
    {&ai_onnx::sum::row_v6, &ai_onnx::sum::kernel_v6},
    {&ai_onnx::sum::row_v8, &ai_onnx::sum::kernel_v8},
    {&ai_onnx::sum::row_v13, &ai_onnx::sum::kernel_v13},
    {&ai_onnx::swi_glu::row_v28, nullptr},
    {&ai_onnx::swish::row_v24, nullptr},
    {&ai_onnx::tan::row_v7, nullptr},
    {&ai_onnx::tan::row_v22, nullptr},
    {&ai_onnx::tanh::row_v1, nullptr},
    {&ai_onnx::tanh::row_v6, nullptr},
    {&ai_onnx::tanh::row_v13, nullptr},
    {&ai_onnx::tensor_scatter::row_v24, nullptr},
    {&ai_onnx::tf_idf_vectorizer::row_v9, nullptr},
    {&ai_onnx::thresholded_relu::row_v10, nullptr},
    {&ai_onnx::thresholded_relu::row_v22, nullptr},
    {&ai_onnx::tile::row_v1, nullptr},
    {&ai_onnx::tile::row_v6, nullptr},
    {&ai_onnx::tile::row_v13, nullptr},
    {&ai_onnx::top_k::row_v1, nullptr},
    {&ai_onnx::top_k::row_v10, nullptr},
    {&ai_onnx::top_k::row_v11, nullptr},
    {&ai_onnx::top_k::row_v24, nullptr},
    {&ai_onnx::transpose::row_v1, &ai_onnx::transpose::kernel_v1},
    {&ai_onnx::transpose::row_v13, &ai_onnx::transpose::kernel_v13},
    {&ai_onnx::transpose::row_v21, &ai_onnx::transpose::kernel_v21},
    {&ai_onnx::transpose::row_v23, &ai_onnx::transpose::kernel_v23},
    {&ai_onnx::transpose::row_v24, &ai_onnx::transpose::kernel_v24},
    {&ai_onnx::transpose::row_v25, &ai_onnx::transpose::kernel_v25},
    {&ai_onnx::trilu::row_v14, nullptr},
    {&ai_onnx::unique::row_v11, nullptr},
    {&ai_onnx::unique::row_v28, nullptr},
    {&ai_onnx::unsqueeze::row_v1, &ai_onnx::unsqueeze::kernel_v1},
    {&ai_onnx::unsqueeze::row_v11, &ai_onnx::unsqueeze::kernel_v11},
    {&ai_onnx::unsqueeze::row_v13, &ai_onnx::unsqueeze::kernel_v13},
    {&ai_onnx::unsqueeze::row_v21, &ai_onnx::unsqueeze::kernel_v21},
    {&ai_onnx::unsqueeze::row_v23, &ai_onnx::unsqueeze::kernel_v23},
    {&ai_onnx::unsqueeze::row_v24, &ai_onnx::unsqueeze::kernel_v24},
    {&ai_onnx::unsqueeze::row_v25, &ai_onnx::unsqueeze::kernel_v25},
    {&ai_onnx::upsample::row_v1, nullptr},
    {&ai_onnx::upsample::row_v7, nullptr},
    {&ai_onnx::upsample::row_v9, nullptr},
    {&ai_onnx::upsample::row_v10, nullptr},
    {&ai_onnx::where::row_v9, &ai_onnx::where::kernel_v9},
    {&ai_onnx::where::row_v16, &ai_onnx::where::kernel_v16},
    {&ai_onnx::xor_::row_v1, nullptr},
    {&ai_onnx::xor_::row_v7, nullptr},
    {&ai_onnx_ml::array_feature_extractor::row_v1, nullptr},
    {&ai_onnx_ml::binarizer::row_v1, nullptr},
    {&ai_onnx_ml::cast_map::row_v1, nullptr},
    {&ai_onnx_ml::category_mapper::row_v1, nullptr},
    {&ai_onnx_ml::dict_vectorizer::row_v1, nullptr},
    {&ai_onnx_ml::feature_vectorizer::row_v1, nullptr},
    {&ai_onnx_ml::imputer::row_v1, nullptr},
    {&ai_onnx_ml::label_encoder::row_v1, &ai_onnx_ml::label_encoder::kernel_v1},
    {&ai_onnx_ml::label_encoder::row_v2, &ai_onnx_ml::label_encoder::kernel_v2},
    {&ai_onnx_ml::label_encoder::row_v4, &ai_onnx_ml::label_encoder::kernel_v4},
    {&ai_onnx_ml::linear_classifier::row_v1, nullptr},
    {&ai_onnx_ml::linear_regressor::row_v1, nullptr},
    {&ai_onnx_ml::normalizer::row_v1, nullptr},
    {&ai_onnx_ml::one_hot_encoder::row_v1, nullptr},
    {&ai_onnx_ml::svm_classifier::row_v1, nullptr},
    {&ai_onnx_ml::svm_regressor::row_v1, nullptr},
    {&ai_onnx_ml::scaler::row_v1, nullptr},
    {&ai_onnx_ml::tree_ensemble::row_v5, nullptr},
    {&ai_onnx_ml::tree_ensemble_classifier::row_v1, nullptr},
    {&ai_onnx_ml::tree_ensemble_classifier::row_v3, nullptr},
    {&ai_onnx_ml::tree_ensemble_classifier::row_v5, nullptr},
    {&ai_onnx_ml::tree_ensemble_regressor::row_v1, nullptr},
    {&ai_onnx_ml::tree_ensemble_regressor::row_v3, nullptr},
    {&ai_onnx_ml::tree_ensemble_regressor::row_v5, nullptr},
    {&ai_onnx_ml::zip_map::row_v1, &ai_onnx_ml::zip_map::kernel_v1},
    {&ai_onnx_preview::flex_attention::row_v1, nullptr},
    {&ai_onnx_preview_training::adagrad::row_v1, nullptr},
    {&ai_onnx_preview_training::adam::row_v1, nullptr},
    {&ai_onnx_preview_training::gradient::row_v1, nullptr},
    {&ai_onnx_preview_training::momentum::row_v1, nullptr},
};

}  // namespace

std::span<const RegistryEntry> registry() { return kEntries; }

int newest_opset(std::string_view domain) {
    if (domain == "ai.onnx") return 28;
    if (domain == "ai.onnx.ml") return 5;
    if (domain == "ai.onnx.preview") return 1;
    if (domain == "ai.onnx.preview.training") return 1;
    return 0;
}

}  // namespace opwright
