import { t as msg } from "./message_DmblFCuN.mjs";
import { t as Refusal } from "./refusal_BIBnmlLH.mjs";
import { i as isDiskFull, n as isDatabaseAway } from "./failures_CYY61RDI.mjs";
import { n as isKnown, t as etagOf } from "./etag_6G6BuCZI.mjs";
// src/lib/server/http/answer.ts
/**
* The contract's form of success. Responses to visitors have an ETag; responses to signed-in users are never stored.
*/
function answerData(answer, request, { user }) {
	const headers = new Headers(answer.headers);
	if (answer.status === 204) return new Response(null, {
		status: 204,
		headers
	});
	const framed = answer.meta ? {
		data: answer.data,
		meta: answer.meta
	} : { data: answer.data };
	const body = JSON.stringify(answer.bare ? answer.data : framed);
	headers.set("Content-Type", "application/json; charset=utf-8");
	headers.set("Vary", "Cookie");
	if (user || answer.isPrivate || request.method !== "GET") {
		headers.set("Cache-Control", "private, no-store");
		return new Response(body, {
			status: answer.status,
			headers
		});
	}
	const etag = etagOf(body);
	headers.set("Cache-Control", "public, max-age=0, must-revalidate");
	headers.set("ETag", etag);
	if (isKnown(request.headers.get("if-none-match") ?? void 0, etag)) return new Response(null, {
		status: 304,
		headers
	});
	return new Response(body, {
		status: answer.status,
		headers
	});
}
/**
* The contract's form of a refusal, in the user's language; any other error is logged, and the response has only its
* id.
*/
function answerFailure(error, locals, headers = {}) {
	const refusal = error instanceof Refusal ? error : refusalOf(error, locals);
	const errors = refusal.problems.map(({ message, values, path, code }) => ({
		message: locals.t(message, values),
		path,
		code
	}));
	return new Response(JSON.stringify({
		errors,
		...refusal.details
	}), {
		status: refusal.status,
		headers: {
			...headers,
			...refusal.headers,
			"Content-Type": "application/json; charset=utf-8",
			"Cache-Control": "private, no-store"
		}
	});
}
/** 405: the path has other methods. */
function methodNotAllowed(allow) {
	const message = msg("This path does not take that method.");
	return new Refusal(405, [{
		message,
		path: "",
		code: "method"
	}], { headers: { Allow: allow } });
}
function refusalOf(error, { runtime, requestId }) {
	if (isDatabaseAway(error)) {
		runtime.log.warn({
			err: error,
			requestId
		}, "database away");
		const message = msg("The site cannot reach its database at the moment. Please try again shortly.");
		return new Refusal(503, [{
			message,
			path: "",
			code: "unavailable"
		}], { headers: { "Retry-After": "5" } });
	}
	if (isDiskFull(error)) {
		runtime.log.error({
			err: error,
			requestId
		}, "disk full");
		const message = msg("There is no room left to store this. Nothing was changed.");
		return new Refusal(507, [{
			message,
			path: "",
			code: "storage_full"
		}]);
	}
	runtime.log.error({
		err: error,
		requestId
	}, "request failed");
	const message = msg("Something went wrong on our side. Quote {{id}} when you report it.");
	return new Refusal(500, [{
		message,
		values: { id: requestId },
		path: "",
		code: "internal"
	}]);
}
export { answerFailure as n, methodNotAllowed as r, answerData as t };
