import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { r as conflict } from "./refusal_BIBnmlLH.mjs";
import { n as HOUR_MS } from "./time_tYYEIZ3Z.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { hash } from "node:crypto";
// src/lib/server/db/onceOnly.ts
/** How long a stored answer is kept for repeated calls. */
var KEPT_MS = 24 * HOUR_MS;
/**
* Runs something once, even if the process ends in between: the key, the changes of `run` and its answer are committed
* together. A repeated call gets exactly the first answer; simultaneous calls wait for the first one. A refusal is not
* stored. Must be the first step of the transaction.
* @throws Refusal 409 if the key was used for a different call
*/
async function onceOnly(tx, repeatable, run) {
	return (await answerOnce(tx, repeatable, async () => ({
		data: await run(),
		status: 201
	}))).data;
}
/**
* The same with the status of the answer.
* @param keep the part of the data that may be stored for repeated calls
*/
async function answerOnce(tx, repeatable, run, keep = (data) => data) {
	const { uid, key, call, now } = repeatable;
	const claim = {
		uid,
		key,
		body_hash: hashOf(call),
		status: 0,
		answer: "",
		created: toInstant(now)
	};
	if (!(await holding.run(tx, {
		...claim,
		since: keptSince(now)
	}) > 0)) return firstAnswer(tx, repeatable);
	const answered = await run();
	await keeping.run(tx, {
		uid,
		key,
		status: answered.status,
		answer: JSON.stringify(keep(answered.data))
	});
	return answered;
}
/** Takes a key that is unused, or whose answer is too old. */
var holding = statement((tx, given) => {
	const { uid, key, body_hash, status, answer, created } = given;
	return tx.insertInto("idempotency_keys").values({
		uid,
		key,
		body_hash,
		status,
		answer,
		created
	}).onConflict((held) => held.columns(["uid", "key"]).doUpdateSet((eb) => ({
		body_hash: eb.ref("excluded.body_hash"),
		status: eb.ref("excluded.status"),
		answer: eb.ref("excluded.answer"),
		created: eb.ref("excluded.created")
	})).where("idempotency_keys.created", "<=", given.since));
});
var keeping = statement((tx, given) => tx.updateTable("idempotency_keys").set({
	status: given.status,
	answer: given.answer
}).where("uid", "=", given.uid).where("key", "=", given.key));
/** Stored answers newer than this are kept (UTC text, exclusive). */
function keptSince(now) {
	return toInstant(new Date(now.getTime() - KEPT_MS));
}
function hashOf(call) {
	return hash("sha256", JSON.stringify(call), "base64url");
}
async function firstAnswer(tx, { uid, key, call }) {
	const { body_hash, status, answer } = await tx.selectFrom("idempotency_keys").select([
		"body_hash",
		"status",
		"answer"
	]).where("uid", "=", uid).where("key", "=", key).executeTakeFirstOrThrow();
	if (body_hash !== hashOf(call)) throw conflict(msg("This Idempotency-Key was used for another request."), "idempotency_key");
	return {
		data: JSON.parse(answer),
		status
	};
}
export { keptSince as n, onceOnly as r, answerOnce as t };
