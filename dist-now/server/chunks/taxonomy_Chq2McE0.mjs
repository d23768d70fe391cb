import { c as Page, n as Id, s as MAX_ID } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/taxonomy.ts
var Organization = z.strictObject({
	id: Id,
	name: z.string()
});
/** A list of terms. `name` is its key in filters of trainings, `taxonomy` its key in lists of terms. */
var Vocabulary = z.strictObject({
	type: z.literal("taxonomy"),
	name: z.string(),
	taxonomy: z.string(),
	/** In the user's language. */
	label: z.string()
});
var Term = z.strictObject({
	tid: Id,
	/** In the user's language. */
	name: z.string(),
	/** 0 at the top. */
	parent: z.int().min(0),
	weight: z.int(),
	vocabulary: z.string()
});
var TermFilter = z.object({
	/** The vocabulary; all if omitted. */
	machine_name: z.string().max(100).optional(),
	/** Terms directly under this one; 0: those at the top. */
	parent: z.coerce.number().int().min(0).max(MAX_ID).optional(),
	...Page.shape
});
export { Vocabulary as i, Term as n, TermFilter as r, Organization as t };
