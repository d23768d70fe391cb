import { z } from "zod";
// src/lib/shared/contract/oneOrMany.ts
/** A filter of a query: one value (`uid=3`), or several in brackets (`uid[]=3&uid[]=4`). */
function oneOrMany(item, most = 100) {
	return z.preprocess((value) => typeof value === "string" ? [value] : value, z.array(item).max(most)).optional();
}
export { oneOrMany as t };
