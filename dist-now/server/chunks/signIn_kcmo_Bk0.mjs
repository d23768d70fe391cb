import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, c as tooMany } from "./refusal_BIBnmlLH.mjs";
import { i as recordSignIn } from "./ownEvents_CFZ-6H6G.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
import { a as openSession, i as endOldSessions, l as isKnownDevice, n as closeSession, u as rememberDevice } from "./sessions_CIpjvAM6.mjs";
import { n as isOutdated, r as verifyPassword, t as hashPassword } from "./passwords_D-8SfVNy.mjs";
import { i as triedTooOften, n as forgetTries, r as takeBackTry, t as countTry } from "./throttle_CogfoY2F.mjs";
import { n as networkOf, t as callerOf } from "./network_Trw5Ye4a.mjs";
// src/lib/server/accounts/signInLimits.ts
var QUARTER_HOUR = 900;
/** For one account from one network, or from one known device. */
var accountLimit = {
	name: "sign-in:account",
	tries: 10,
	seconds: QUARTER_HOUR
};
/** For one account from everywhere except its known devices. */
var everywhereLimit = {
	name: "sign-in:everywhere",
	tries: 100,
	seconds: 3600
};
/** For all accounts from one address. */
var addressLimit = {
	name: "sign-in:address",
	tries: 50,
	seconds: QUARTER_HOUR
};
/** Right passwords of one account: each costs as much work as a wrong one, and opens a session. */
var successLimit = {
	name: "sign-in:success",
	tries: 30,
	seconds: 3600
};
/**
* Counts a try before the password is checked. Nobody can lock a user out from another place: a device that the user
* used before has its own count, and a password link by mail makes a device known.
* @throws Refusal 429 after too many tries
*/
async function admitSignIn(db, signInTry) {
	const refusal = await db.transact((tx) => countSignIn(tx, signInTry));
	if (refusal) throw refusal;
}
/** Takes the try back because the password was right: colleagues behind one address must not lock each other out. */
async function forgiveSignIn(tx, signInTry) {
	const { account, address, knownDevice } = signInTry;
	await forgetTries(tx, accountLimit, placeOf(signInTry));
	if (knownDevice !== void 0) return;
	await takeBackTry(tx, everywhereLimit, account);
	await takeBackTry(tx, addressLimit, callerOf(address));
}
/**
* Counts a right password.
* @throws Refusal 429 after too many sign-ins to one account
*/
async function countSuccess(tx, { account, now }) {
	const wait = await countTry(tx, successLimit, account, now);
	if (wait > 0) throw triedTooOften(wait);
}
async function countSignIn(tx, signInTry) {
	const { account, address, knownDevice, now } = signInTry;
	const wait = (knownDevice === void 0 ? await countTry(tx, addressLimit, callerOf(address), now) : 0) || await countTry(tx, accountLimit, placeOf(signInTry), now);
	if (wait > 0) return triedTooOften(wait);
	const everywhere = knownDevice === void 0 ? await countTry(tx, everywhereLimit, account, now) : 0;
	if (everywhere === 0) return void 0;
	const message = msg("Too many attempts for this account. Log in on a device that you used before, reset your password by email, or try again later.");
	return tooMany(message, everywhere);
}
function placeOf({ account, address, knownDevice }) {
	return knownDevice === void 0 ? `${account} ${networkOf(address)}` : `${account} device ${knownDevice}`;
}
// src/lib/server/accounts/signIn.ts
/**
* Signs a user in.
* @throws Refusal 400 `credentials`, the same for an unknown name, a wrong password and a blocked account; 429 after
* too many tries, even with the right password
*/
async function signIn(db, ask) {
	const { device, now } = ask;
	const user = await findByNameOrMail(db.reader, ask.name);
	const isKnown = user !== void 0 && await isKnownDevice(db.reader, {
		uid: user.uid,
		device,
		now
	});
	const signInTry = {
		account: user ? `uid ${user.uid}` : `name ${foldKey(ask.name)}`,
		address: ask.address,
		knownDevice: isKnown ? device : void 0,
		now
	};
	await admitSignIn(db, signInTry);
	const right = await verifyPassword(user?.password_hash, ask.password);
	if (!user || !right || user.status !== "active") throw invalid([{
		message: msg("Wrong username or password."),
		path: "",
		code: "credentials"
	}]);
	const newHash = user.password_hash && isOutdated(user.password_hash) ? await hashPassword(ask.password) : void 0;
	return db.transact(async (tx) => {
		await recordSignIn(tx, {
			uid: user.uid,
			isFirst: user.last_login === null,
			now: ask.now
		});
		if (!ask.shared) await countSuccess(tx, signInTry);
		await forgiveSignIn(tx, signInTry);
		await tx.updateTable("users").set({
			last_login: toInstant(ask.now),
			...newHash && { password_hash: newHash }
		}).where("uid", "=", user.uid).execute();
		if (ask.replaces) await closeSession(tx, ask.replaces);
		const { uid } = user;
		const token = await openSession(tx, {
			uid,
			now
		});
		if (!ask.shared) await endOldSessions(tx, uid, token);
		return {
			uid,
			token,
			device: await rememberDevice(tx, {
				uid,
				device,
				now
			})
		};
	});
}
/** Ends the session; an unknown one is no error. */
async function signOut(db, token) {
	await db.transact((tx) => closeSession(tx, token));
}
/** The account with this username or email address. */
function findByNameOrMail(reader, typed) {
	const key = foldKey(typed);
	return reader.selectFrom("users").select([
		"uid",
		"status",
		"password_hash",
		"last_login"
	]).where((eb) => eb.or([eb("name_key", "=", key), eb("mail_key", "=", key)])).executeTakeFirst();
}
export { signOut as n, signIn as t };
