import { l as PathId, n as Id, r as Instant } from "./common_BQnAGUxS.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { t as hashToken } from "./hashToken_BSlB6dcN.mjs";
import { randomBytes } from "node:crypto";
import { z } from "zod";
// src/lib/shared/contract/apiKeys.ts
/** The scopes of a key: reporting events, or xAPI statements. */
var keyScopes = ["events", "xapi"];
var scopes = z.array(z.enum(keyScopes)).min(1).max(keyScopes.length).transform((list) => keyScopes.filter((scope) => list.includes(scope)));
var ApiKeyBody = z.strictObject({
	name: z.string().trim().min(1).max(120),
	scopes
});
var ApiKeyPath = z.object({ id: PathId });
/** A key as administrators see it. */
var ApiKey = z.strictObject({
	id: Id,
	name: z.string(),
	/** The last characters of the secret, to distinguish keys. */
	hint: z.string(),
	scopes: z.array(z.enum(keyScopes)),
	created: Instant,
	created_by: Id.nullable(),
	/** To the minute. */
	last_used: Instant.nullable(),
	revoked: Instant.nullable()
});
/** `secret` is sent once: a repeated call returns `null`. */
var NewApiKey = ApiKey.extend({ secret: z.string().nullable() });
// src/lib/server/people/apiKeys.ts
/** The prefix of secrets, so that a search finds one that was stored in a wrong place. */
var PREFIX = "jnp_";
/** `last_used` is updated at most this often, so that not every call writes. */
var USED_MS = MINUTE_MS;
/** All keys, the newest first, revoked ones included. */
async function listApiKeys(reader) {
	return (await reader.selectFrom("api_keys").selectAll().orderBy("id", "desc").execute()).map(shown);
}
/** Creates a key and returns its secret, of which only a hash is stored. */
async function createApiKey(db, { name, scopes, by, now }) {
	const secret = PREFIX + randomBytes(32).toString("base64url");
	return {
		...shown(await db.transact((tx) => tx.insertInto("api_keys").values({
			name,
			secret_hash: hashToken(secret),
			hint: secret.slice(-4),
			scopes: JSON.stringify(scopes),
			created: toInstant(now),
			created_by: by
		}).returningAll().executeTakeFirstOrThrow())),
		secret
	};
}
/**
* Revokes a key; a revoked key does not change.
* @throws Refusal 404 if there is no such key
*/
async function revokeApiKey(db, id, now) {
	await db.transact(async (tx) => {
		const { numUpdatedRows } = await tx.updateTable("api_keys").set((eb) => ({ revoked: eb.fn.coalesce("revoked", eb.val(toInstant(now))) })).where("id", "=", id).executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) throw notFound();
	});
}
/** Returns the holder of a secret and notes its use; `undefined` for an unknown or revoked key. */
async function keyHolder(db, secret, now) {
	const row = await db.reader.selectFrom("api_keys").selectAll().where("secret_hash", "=", hashToken(secret)).where("revoked", "is", null).executeTakeFirst();
	if (!row) return void 0;
	const { id, name, last_used } = row;
	if (last_used === null || now.getTime() - fromInstant(last_used).getTime() >= USED_MS) await noteUse(db, id, now);
	return {
		id,
		name,
		scopes: Scopes.parse(JSON.parse(row.scopes)),
		source: `key:${id}`
	};
}
async function noteUse(db, id, now) {
	const used = toInstant(now);
	await db.transact((tx) => tx.updateTable("api_keys").set({ last_used: used }).where("id", "=", id).execute());
}
var Scopes = z.array(z.enum(keyScopes));
function shown({ secret_hash: _, scopes, ...row }) {
	return {
		...row,
		scopes: Scopes.parse(JSON.parse(scopes))
	};
}
export { ApiKey as a, NewApiKey as c, revokeApiKey as i, keyHolder as n, ApiKeyBody as o, listApiKeys as r, ApiKeyPath as s, createApiKey as t };
