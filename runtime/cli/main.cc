// SPDX-License-Identifier: Apache-2.0
// The command line; what each command does stands in its own unit.
#include "runtime/cli/cli.h"
#include "runtime/simd/isa.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

using namespace opwright;

CLI::App* command(CLI::App& app, const char* name, const char* what, const char* example) {
    CLI::App* result = app.add_subcommand(name, what);
    result->footer(std::string("Example:\n  ") + example);
    return result;
}

bool wants_json = false;

/// Values have a limit and their own way to tell of it; what else cannot be allocated ends the process, in
/// any thread.
void out_of_memory() {
    std::fflush(stdout);
    if (wants_json) std::fputs("{\"error\": \"out of memory\"}\n", stdout);
    std::fputs("opwright: out of memory\n", stderr);
    std::fflush(stdout);
    std::_Exit(cli::kFailed);
}

}  // namespace

int main(int argc, char** argv) {
    std::set_new_handler(out_of_memory);
    wants_json = std::any_of(argv, argv + argc,
                             [](const char* word) { return std::string_view(word).starts_with("--json"); });
    CLI::App app{"Checks, runs and tests models in the ONNX format.", "opwright"};
    app.require_subcommand(1);
    app.set_version_flag(
        "--version", std::string("opwright ") + kVersion + " (" + std::string(isa_name(active_isa())) + ")");
    app.footer(
        "Exit codes: 0 ok, 1 failed (a run, a comparison, memory), 2 bad usage, file or model,\n"
        "3 unsupported (kernels are all that a model lacks). A model has the same one for check and run.\n"
        "OPWRIGHT_ISA=baseline|avx2|avx512 forces an instruction set.\n"
        "Example:\n  opwright run model.onnx --random-inputs 1 --repeat 10");

    cli::OpsOptions ops;
    CLI::App* ops_command =
        command(app, "ops", "List the op-versions that are known, and which of them have a kernel.",
                "opwright ops Conv");
    ops_command->add_option("name", ops.name, "only this operator, with its types");
    ops_command->add_flag("--json", ops.json, "print domain, op, since, deprecated, kernel, types as JSON");

    cli::CheckOptions check;
    CLI::App* check_command = command(app, "check", "Say whether every node of a model can run.",
                                      "opwright check model.onnx --json");
    check_command->add_option("model", check.model, "the .onnx file")->required();
    check_command->add_flag("--json", check.json, "print a report of every node as JSON");

    cli::RunOptions run;
    CLI::App* run_command =
        command(app, "run", "Run a model.", "opwright run model.onnx --input x=x.npy --output-dir results");
    run_command->add_option("model", run.model, "the .onnx file")->required();
    run_command
        ->add_option("--input", run.inputs, "a value for an input, from a NumPy file or a data file of onnx")
        ->type_name("NAME=FILE.npy|.pb")
        ->allow_extra_args(false);
    CLI::Option* seed =
        run_command
            ->add_option(
                "--random-inputs", run.seed,
                "make up the other inputs: floating-point numbers of [-1, 1), integers 0 to 9; extents that "
                "are not fixed are 1")
            ->type_name("SEED");
    run_command->add_option("--output-dir", run.output_dir,
                            "write output_K.npy there (.pb where NumPy has no such type)");
    run_command->add_option("--threads", run.threads, "threads of a run; 0: one per processor")
        ->check(CLI::Range(0, 1024));
    run_command->add_option("--repeat", run.repeat, "run so many times")->check(CLI::Range(1, 1000000));
    run_command->add_flag("--profile", run.profile, "tell how long each node took, over all runs");
    run_command->add_option("--max-memory", run.max_memory_mb, "limit for weights and values together")
        ->type_name("MB")
        ->check(CLI::Range(0.0, 1e9));
    run_command->add_flag("--json", run.json,
                          "print load_ms, run_ms, peak_mb and the outputs as JSON, or the error");

    cli::TestOptions test;
    CLI::App* test_command = command(
        app, "test-dir", "Run test cases in the layout of onnx's backend tests and compare the outputs.",
        "opwright test-dir tests/test_relu tests/test_conv");
    test_command
        ->add_option(
            "dir", test.dirs,
            "folders with model.onnx and test_data_set_N/{input,output}_K.pb, or folders of such folders")
        ->required();
    test_command->add_option("--threads", test.threads, "threads of a run; 0: one per processor")
        ->check(CLI::Range(0, 1024));
    test_command->add_option("--max-memory", test.max_memory_mb, "limit for weights and values together")
        ->type_name("MB")
        ->check(CLI::Range(0.0, 1e9));
    test_command->add_flag("--json", test.json, "print a result for every folder as JSON");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        cli::error_in_json(wants_json && error.get_exit_code() != 0, error.what());
        return app.exit(error) == 0 ? cli::kOk : cli::kUsage;
    }
    if (const std::string_view why = isa_request_error(); !why.empty()) {
        return cli::refuse(wants_json, cli::kUsage, std::string(why));
    }
    run.random = seed->count() > 0;
    if (ops_command->parsed()) return cli::ops(ops);
    if (check_command->parsed()) return cli::check(check);
    if (run_command->parsed()) return cli::run(run);
    return cli::test_dirs(test);
}
