import { t as Refusal } from "./refusal_BIBnmlLH.mjs";
// src/lib/server/http/form.ts
/**
* Carries out a form. A refusal becomes the page's status and the problems beside the fields; any other error leads to
* the error page.
*/
async function attempt(run, { locals, response }) {
	try {
		return { done: await run() };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		response.status = error.status;
		for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value);
		return { problems: error.problems.map(({ message, values, path, code }) => ({
			message: locals.t(message, values),
			path,
			code
		})) };
	}
}
/** The longest username or email address of an account. */
var LONGEST_NAME = 254;
var LONGEST_ADDRESS = 2e3;
/**
* A typed username or email address for showing it again. A longer one is refused anyway, and only its start is shown.
*/
function nameToEcho(typed) {
	return typed.slice(0, LONGEST_NAME);
}
/** The address of a page in a form's hidden field; a longer one is dropped, because a part of an address is useless. */
function addressToEcho(address) {
	return address.length > LONGEST_ADDRESS ? "" : address;
}
export { attempt as n, nameToEcho as r, addressToEcho as t };
