import { t as msg } from "./message_DmblFCuN.mjs";
// src/lib/shared/refusal.ts
/** A refusal with all its reasons. Business code throws it; one place turns it into a response (http/endpoint). */
var Refusal = class extends Error {
	status;
	problems;
	/** Further members of the answer beside `errors`, such as `{ by, at, sections }` of a conflict. */
	details;
	headers;
	constructor(status, problems, { details = {}, headers = {} } = {}) {
		const named = bounded(problems);
		super(named.map((problem) => problem.message).join(" "));
		this.name = "Refusal";
		this.status = status;
		this.problems = named;
		this.details = details;
		this.headers = headers;
	}
};
var MORE = "more";
/**
* The first problems of many, and a last one with the number of the others.
* @param unnamed the number of further problems that are not in the list
*/
function bounded(problems, unnamed = 0) {
	const all = problems.filter(({ code }) => code !== MORE);
	const count = problems.reduce((sum, { code, values }) => code === MORE ? sum + Number(values?.count) : sum, unnamed) + Math.max(0, all.length - 100);
	const named = all.slice(0, 100);
	if (count === 0) return named;
	return [...named, {
		message: msg("There are {{count}} more problems."),
		values: { count },
		path: "",
		code: MORE
	}];
}
/**
* 400: the content of the request is refused. `problems` lists everything that is wrong; the messages are source
* strings, and the response translates them.
*/
function invalid(problems) {
	return new Refusal(400, problems);
}
/** 404: there is no such thing for this user. */
function notFound(message = msg("There is nothing here.")) {
	return new Refusal(404, [{
		message,
		path: "",
		code: "not_found"
	}]);
}
/** 403: signed in, but not allowed. */
function denied(message = msg("You may not do this.")) {
	return new Refusal(403, [{
		message,
		path: "",
		code: "denied"
	}]);
}
/** 401: no user is signed in. */
function signInNeeded(message = msg("Log in to continue.")) {
	return new Refusal(401, [{
		message,
		path: "",
		code: "sign_in_needed"
	}]);
}
/** 409: the data has changed since the caller read it. */
function conflict(message, code, details = {}) {
	return new Refusal(409, [{
		message,
		path: "",
		code
	}], { details });
}
/** 429: too many tries; `seconds` until the next one. The message may count the minutes (`{{count}}`). */
function tooMany(message, seconds) {
	return new Refusal(429, [{
		message,
		values: { count: Math.ceil(seconds / 60) },
		path: "",
		code: "too_many"
	}], { headers: { "Retry-After": String(seconds) } });
}
export { invalid as a, tooMany as c, denied as i, bounded as n, notFound as o, conflict as r, signInNeeded as s, Refusal as t };
