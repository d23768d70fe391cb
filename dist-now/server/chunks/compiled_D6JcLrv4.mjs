import { t as packageFile } from "./packageFile_dOYWawgM.mjs";
import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
// src/lib/server/door/process/compiled.ts
var compiledFolder = join(dirname(packageFile), "node_modules/.cache/compiled");
/**
* Caches the compiled code of the program's modules. From the second start on they load a third faster. Call it before
* the modules are imported. It does nothing if the folder is not writable.
*/
function keepCompiled() {
	enableCompileCache({
		directory: compiledFolder,
		portable: true
	});
}
export { keepCompiled as n, compiledFolder as t };
