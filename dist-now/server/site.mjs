import { n as keepCompiled } from "./chunks/compiled_D6JcLrv4.mjs";
import { t as becomeLean } from "./chunks/restartWithMemoryFlags_Ceg4UQB7.mjs";
// src/lib/server/cli/endWith.ts
/** Ends the process with the exit code of a command; with 1 and one sentence if it fails. Without a code it goes on. */
async function endWith(run) {
	try {
		const status = await run();
		if (status !== void 0) process.exitCode = status;
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}
// src/lib/server/cli/site.ts
process.umask(63);
becomeLean();
keepCompiled();
var { startCommand, serveCommand } = await import("./chunks/serve_CjYukRzQ.mjs");
await endWith(process.argv[2] === "start" ? startCommand : serveCommand);
export {};
