import { p as wholeList } from "./common_BQnAGUxS.mjs";
import { n as problemsOf } from "./problems_CzUbQuf9.mjs";
import { t as readQuery } from "./query_CMvu3hjj.mjs";
import { a as invalid, i as denied, s as signInNeeded } from "./refusal_BIBnmlLH.mjs";
import { i as isOpenToVisitors } from "./flags_C3cee_mf.mjs";
import { t as admittedByKey } from "./apiKey_D7CVyZQj.mjs";
import { n as answerFailure, r as methodNotAllowed, t as answerData } from "./answer_C0L_Xm8x.mjs";
import { r as readJsonBody } from "./body_BnCi5I5s.mjs";
import { n as problemsOfKey } from "./idempotencyKey_BZl4DqLq.mjs";
import { t as inTransaction } from "./inTransaction_ySzp0wBO.mjs";
import { t as answerOnce } from "./onceOnly_C7SLW8zc.mjs";
import { isDeepStrictEqual } from "node:util";
// src/lib/server/http/admitted.ts
/**
* Returns the caller.
* @throws Refusal 401 without a user or key, 403 without the permission
*/
async function admitted(access, request, locals) {
	if (typeof access === "object") return {
		user: null,
		holder: await admittedByKey(request, access.key, locals)
	};
	return {
		user: admittedPerson(access, locals),
		holder: null
	};
}
function admittedPerson(access, { user, flags }) {
	if (access === "public") return user;
	if (access === "signed-in") {
		if (!user) throw signInNeeded();
		return user;
	}
	if (flags[access] && (user || isOpenToVisitors(access))) return user;
	throw user ? denied() : signInNeeded();
}
// src/lib/server/http/idempotency.ts
/**
* Carries out a call once. `run` gets the request's locals with a database whose transaction also stores the key, so
* that the key, the changes and the response are committed together.
* @param secrets members of the response that are not stored: a repeated call gets `null` for them
* @throws Refusal 409 if the key was used for a different call
*/
function runOnce(locals, repeatable, secrets, run) {
	const { db } = locals;
	return db.transact((tx) => answerOnce(tx, repeatable, () => run(withDatabase(locals, inTransaction(tx))), (data) => withoutSecrets(data, secrets)));
}
function withDatabase(locals, db) {
	return {
		...locals,
		db,
		runtime: {
			...locals.runtime,
			db
		}
	};
}
function withoutSecrets(data, secrets) {
	if (secrets.length === 0) return data;
	return {
		...Object(data),
		...Object.fromEntries(secrets.map((name) => [name, null]))
	};
}
// src/lib/server/http/withoutEchoes.ts
/**
* A body without the fields that are the same as in the response of GET, so that a client can edit a response and send
* it back. `revision` stays, because it names the version that the change starts from.
* @param current the current response of GET
* @param derived fields that cannot be changed and may differ from the edited response
*/
function withoutEchoes(body, current, derived = []) {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
	const held = new Map(Object.entries(current));
	const isEcho = ([name, value]) => name !== "revision" && (derived.includes(name) || held.has(name) && isDeepStrictEqual(value, held.get(name)));
	return Object.fromEntries(Object.entries(body).filter((field) => !isEcho(field)));
}
// src/lib/server/http/endpoint.ts
/**
* Declares one method of a path. Access, parameters and body are checked before `run`, all problems at once; an error
* of `run` becomes the contract's refusal. No other code knows status codes.
*/
function endpoint(declaration) {
	const handler = async (context) => {
		const { locals, request } = context;
		try {
			const { user, holder } = await admitted(declaration.access, request, locals);
			const sent = {
				params: context.params,
				query: readQuery(context.url.searchParams),
				body: declaration.body && await readJsonBody(request)
			};
			const params = declaration.params?.safeParse(sent.params);
			if (declaration.current && params?.success !== false) {
				const { read, derived } = declaration.current;
				const asked = {
					params: params?.data,
					user,
					locals
				};
				sent.body = withoutEchoes(sent.body, await read(asked), derived);
			}
			const given = {
				params,
				query: declaration.query?.safeParse(sent.query),
				body: declaration.body?.safeParse(sent.body)
			};
			const problems = [
				"params",
				"query",
				"body"
			].flatMap((part) => {
				const error = given[part]?.error;
				return error ? problemsOf(error, sent[part]) : [];
			});
			const key = request.headers.get("idempotency-key") || null;
			const { required = false, heldBy = "call" } = declaration.idempotency ?? {};
			problems.push(...problemsOfKey(key, required));
			if (problems.length > 0) throw invalid(problems);
			const run = async (those) => {
				const answer = await declaration.run({
					params: given.params?.data,
					query: given.query?.data,
					body: given.body?.data,
					user,
					holder,
					locals: those,
					idempotencyKey: key,
					cookies: context.cookies,
					request
				});
				return {
					status: declaration.status ?? 200,
					...wholeMeta(declaration, answer),
					...answer
				};
			};
			const call = {
				method: request.method,
				path: context.url.pathname,
				body: given.body?.data ?? null
			};
			const answered = key && user && request.method === "POST" && heldBy === "call" ? await runOnce(locals, {
				uid: user.uid,
				key,
				call,
				now: locals.now
			}, declaration.secrets ?? [], run) : await run(locals);
			const headers = {
				...declaration.headers,
				...answered.headers
			};
			const form = {
				bare: declaration.bare,
				isPrivate: holder !== null
			};
			return answerData({
				...answered,
				...form,
				headers
			}, request, locals);
		} catch (error) {
			return answerFailure(error, locals, declaration.headers);
		}
	};
	return Object.assign(handler, { declaration });
}
/** The response to every method that a path does not have: 405 with the allowed methods. */
function otherMethods(methods) {
	const allow = Object.keys(methods).join(", ");
	return ({ locals }) => answerFailure(methodNotAllowed(allow), locals);
}
/** A list without pages says so in `meta`, so that no client asks for the next page. */
function wholeMeta({ list }, { data }) {
	return list && Array.isArray(data) ? { meta: wholeList(data.length) } : {};
}
export { otherMethods as n, endpoint as t };
