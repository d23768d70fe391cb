import { a as invalid } from "./refusal_BIBnmlLH.mjs";
import { n as problemsOf } from "./problems_CzUbQuf9.mjs";
// src/lib/shared/contract/checked.ts
/**
* Parses the input of a form or a client.
* @throws Refusal 400 with every problem at once
*/
function checked(schema, sent) {
	const parsed = schema.safeParse(sent);
	if (!parsed.success) throw invalid(problemsOf(parsed.error, sent));
	return parsed.data;
}
export { checked as t };
