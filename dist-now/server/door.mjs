// src/lib/server/door/main.ts
if (Number(process.versions.node.split(".")[0]) < 26) {
	console.error(`This product needs Node 26 or newer; this is Node ${process.versions.node}.`);
	process.exit(1);
}
process.umask(63);
var { becomeLean } = await import("./chunks/restartWithMemoryFlags_B3wXWFXM.mjs");
var { keepCompiled } = await import("./chunks/compiled_BcxD01cx.mjs");
becomeLean();
keepCompiled();
var { runDoor } = await import("./chunks/runDoor_DfaCD23j.mjs");
await runDoor(process.env);
export {};
