import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid } from "./refusal_BIBnmlLH.mjs";
// src/lib/shared/contract/idempotencyKey.ts
/** The longest `Idempotency-Key`. */
var KEY_LENGTH = 200;
/**
* The problems of the `Idempotency-Key` of a call.
* @param isRequired whether there must be one
*/
function problemsOfKey(key, isRequired) {
	if (key === null) return isRequired ? [refusedKey(msg("Send an Idempotency-Key with this request."))] : [];
	if (key.length <= KEY_LENGTH) return [];
	return [{
		...refusedKey(msg("An Idempotency-Key has at most {{limit}} characters.")),
		values: { limit: KEY_LENGTH }
	}];
}
/**
* The key of a form; `null` if it has none.
* @throws Refusal 400 if it is too long
*/
function keyOfForm(sent) {
	const problems = problemsOfKey(sent ?? null, false);
	if (problems.length > 0) throw invalid(problems);
	return sent || null;
}
function refusedKey(message) {
	return {
		message,
		path: "",
		code: "idempotency_key"
	};
}
export { problemsOfKey as n, keyOfForm as t };
