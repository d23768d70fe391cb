import { a as admitNewAddress, c as startMailChange, r as mailConfirmation } from "./changeMail_BilnRciT.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, o as notFound } from "./refusal_BIBnmlLH.mjs";
import { r as recordProfile } from "./ownEvents_CFZ-6H6G.mjs";
import { i as readProfile, r as mayHandle, t as administers } from "./currentUser_BoFFE5-O.mjs";
import { t as bracketPath } from "./problems_CzUbQuf9.mjs";
import { n as placeOnBoards } from "./placeOnBoards_CFg6pnq-.mjs";
import { t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { r as dialectOf } from "./statement_BWdfYBP4.mjs";
import { a as joinOrganizations, i as grantRoles, n as foreignAddress, o as takenNames, r as fullName } from "./createUser_C80GET8E.mjs";
import { c as forgetDevices, o as renewSession, r as closeSessionsOf, t as closeOtherSessionsOf } from "./sessions_CIpjvAM6.mjs";
import { i as confirmPassword, t as isPasswordFresh } from "./freshPassword_CfgBtUnm.mjs";
import { n as countryCodes } from "./countries_s35szdpx.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
import { t as passwordProblems } from "./passwordPolicy_C9Z4SVgP.mjs";
import { t as hashPassword } from "./passwords_D-8SfVNy.mjs";
import { c as passwordChangedMail, n as mailOwner, o as mailChangedMail, t as linkOrigin, u as endMailedLinks } from "./forgottenPassword_B7s151uP.mjs";
import { o as statableCriteria, s as termCriteria } from "./criteria_DtCEnZ2t.mjs";
// src/lib/server/people/administrators.ts
var ADMINISTRATOR = "administrator";
/** The problems of a change to the user's own account: users who lock themselves out cannot undo it. */
async function lockedOut(reader, user, { roles, status }) {
	const problems = [];
	if (status === "blocked") problems.push({
		message: msg("You cannot block yourself."),
		path: "status",
		code: "own_account"
	});
	if (roles && !await staysAdministrator(reader, user, roles)) {
		const message = msg("You would lock yourself out of the administration. Only another administrator can do this.");
		problems.push({
			message,
			path: "roles",
			code: "own_roles"
		});
	}
	return problems;
}
/** The problems of a change to any account: a site without an administrator could not get one again. */
async function lastAdministrator(reader, uid, wish) {
	const lost = losses(wish);
	if (lost.length === 0) return [];
	const active = await reader.selectFrom("users").innerJoin("user_roles", "user_roles.uid", "users.uid").select("users.uid").where("user_roles.role", "=", ADMINISTRATOR).where("users.status", "=", "active").execute();
	if (active.length !== 1 || active[0]?.uid !== uid) return [];
	const message = msg("This is the last active administrator. Make another user an administrator first.");
	return lost.map((path) => ({
		message,
		path,
		code: "last_administrator"
	}));
}
/**
* Locks the administrators until the transaction ends: if two administrators block each other at the same moment, the
* second one must see what the first one did.
*/
async function holdAdministrators(tx, wish) {
	if (losses(wish).length === 0 || dialectOf(tx) === "sqlite") return;
	await tx.selectFrom("users").select("uid").where("uid", "in", (eb) => eb.selectFrom("user_roles").select("uid").where("role", "=", ADMINISTRATOR)).orderBy("uid").forNoKeyUpdate().execute();
}
/** A site can change which roles give access to the administration. */
async function staysAdministrator(reader, user, roles) {
	if (user.roles.includes(ADMINISTRATOR) && !roles.includes(ADMINISTRATOR)) return false;
	return (await reader.selectFrom("role_access").select("role").where("access", "=", "site_settings").execute()).some(({ role }) => roles.some((kept) => kept === role));
}
/** The columns of a change after which an administrator would no longer be one. */
function losses({ roles, status }) {
	return [...roles && !roles.includes(ADMINISTRATOR) ? ["roles"] : [], ...status === "blocked" ? ["status"] : []];
}
// src/lib/server/accounts/roles.ts
/** The problems of changing a user's roles, status and organisations. */
async function belongingProblems(reader, { user, uid, changes }) {
	if (!administers(user)) return notTheirs(changes);
	return [...user.uid === uid ? await lockedOut(reader, user, changes) : await lastAdministrator(reader, uid, changes), ...await unknownOrganizations(reader, changes.organizations ?? [])];
}
/**
* Writes a user's roles, status and organisations. A blocked user is signed out everywhere and keeps everything else.
* @throws Refusal 400 if the user has become the last administrator
*/
async function changeBelonging(tx, { uid, changes, now }) {
	const { roles, status, organizations } = changes;
	if (status || organizations) await openWallet(tx, uid, { now });
	await holdAdministrators(tx, changes);
	const problems = await lastAdministrator(tx, uid, changes);
	if (problems.length > 0) throw invalid(problems);
	if (roles) await replaceRoles(tx, uid, roles);
	if (organizations) await replaceOrganizations(tx, uid, organizations);
	if (status) await tx.updateTable("users").set({ status }).where("uid", "=", uid).execute();
	if (status === "blocked") await closeSessionsOf(tx, uid);
	if (status || organizations) await placeOnBoards(tx, uid, { now });
}
function notTheirs(changes) {
	return [
		"roles",
		"status",
		"organizations"
	].filter((path) => changes[path] !== void 0).map((path) => ({
		message: msg("Only an administrator can change this."),
		path,
		code: "administrators_only"
	}));
}
async function unknownOrganizations(reader, ids) {
	if (ids.length === 0) return [];
	const rows = await reader.selectFrom("organizations").select("id").where("id", "in", ids).execute();
	const known = new Set(rows.map(({ id }) => id));
	return ids.map((id, index) => ({
		id,
		path: bracketPath(["organizations", index])
	})).filter(({ id }) => !known.has(id)).map(({ path }) => ({
		message: msg("This is not one of the choices."),
		path,
		code: "choice"
	}));
}
async function replaceRoles(tx, uid, roles) {
	await tx.deleteFrom("user_roles").where("uid", "=", uid).$if(roles.length > 0, (held) => held.where("role", "not in", roles)).execute();
	await grantRoles(tx, uid, roles);
}
async function replaceOrganizations(tx, uid, ids) {
	await tx.deleteFrom("user_organizations").where("uid", "=", uid).$if(ids.length > 0, (held) => held.where("organization_id", "not in", ids)).execute();
	await joinOrganizations(tx, uid, ids);
}
// src/lib/server/people/statedCriteria.ts
/**
* The criteria that the current user may set: all for administrators, for others those that users state about
* themselves.
*/
function criteriaSetBy(user, own) {
	return administers(user) ? statableCriteria : own;
}
/** The problems of a change to the audience criteria of a user. */
async function criteriaProblems(reader, { user, changes, settable }) {
	const unknown = await Promise.all(termCriteria.map((type) => unknownTerms(reader, user, changes, type)));
	return [...changedBy(user, changes).filter(({ type }) => !settable.includes(type)).map(setByOthers), ...unknown.flat()];
}
/** The user's lists of terms after the change, as they are stored. */
function profileAfter(user, { profile }) {
	const after = { ...readProfile(user.profile) };
	for (const [type, tids] of Object.entries(profile ?? {})) after[type] = [...new Set(tids)];
	return Object.fromEntries(Object.entries(after).filter(([, tids]) => tids.length > 0));
}
/** Whether a user has filled in all criteria that users state about themselves. */
async function hasStatedAll(reader, person, own) {
	const { language, country, title_tid: title, profile } = person;
	const stated = {
		language,
		country,
		title,
		profession: profile.profession,
		skill: profile.skill
	};
	const missing = own.filter((type) => !stated[type]);
	const lists = termCriteria.filter((type) => missing.includes(type));
	if (lists.length < missing.length) return false;
	return lists.length === 0 || (await termsOf(reader, lists)).length === 0;
}
function changedBy(user, changes) {
	const { language, country, title_tid, profile = {} } = changes;
	const stored = readProfile(user.profile);
	const isOther = (type) => profile[type] !== void 0 && new Set(profile[type]).symmetricDifference(new Set(stored[type])).size > 0;
	const changed = {
		language: {
			path: "language",
			is: language !== void 0 && language !== user.language
		},
		country: {
			path: "country",
			is: country !== void 0 && country !== user.country
		},
		title: {
			path: "title_tid",
			is: title_tid !== void 0 && title_tid !== user.title_tid
		},
		profession: {
			path: bracketPath(["profile", "profession"]),
			is: isOther("profession")
		},
		skill: {
			path: bracketPath(["profile", "skill"]),
			is: isOther("skill")
		}
	};
	return statableCriteria.filter((type) => changed[type].is).map((type) => ({
		type,
		path: changed[type].path
	}));
}
function setByOthers({ path }) {
	return {
		message: msg("The site’s administrators set this."),
		path,
		code: "set_by_others"
	};
}
async function unknownTerms(reader, user, { profile }, type) {
	const wanted = profile?.[type] ?? [];
	if (wanted.length === 0) return [];
	const known = /* @__PURE__ */ new Set([...readProfile(user.profile)[type] ?? [], ...await termsOf(reader, [type])]);
	return wanted.flatMap((tid, index) => known.has(tid) ? [] : [{
		message: msg("This is not one of the choices."),
		path: bracketPath([
			"profile",
			type,
			index
		]),
		code: "choice"
	}]);
}
async function termsOf(reader, vocabularies) {
	return (await reader.selectFrom("terms").innerJoin("vocabularies", "vocabularies.id", "terms.vocabulary_id").select("terms.tid").where("vocabularies.machine_name", "in", vocabularies).execute()).map(({ tid }) => tid);
}
// src/lib/server/accounts/editAccount.ts
/**
* Changes an account: the user's own, or any if the user is an administrator. Users change their own username, email
* address and password only with the current password, and a new email address is used only after the link sent to it
* was opened. Nobody can set the password of another user; an administrator can only send a link for a new one. Roles,
* status and organisations are for administrators only, and so are the audience criteria that users do not state about
* themselves.
* @throws Refusal 404 for an account that the user may not change, 400 with all problems, 429 after too many wrong
* passwords or new names
*/
async function editAccount(db, edit) {
	const { uid, now } = edit;
	const { roles: _, status: __, organizations: ___, ...changes } = edit.changes;
	const user = await findEditable(db.reader, edit.user, uid);
	if (!user) throw notFound();
	const isOwn = edit.user.uid === uid;
	const pendingMail = isOwn && changes.mail !== void 0 && isOther(changes.mail, user.mail) ? changes.mail : null;
	const next = merge(user, pendingMail === null ? changes : {
		...changes,
		mail: user.mail
	});
	const renamed = foldKey(next.name) !== user.name_key;
	const mailChanged = isOther(next.mail, user.mail);
	const passwordChanged = changes.password !== void 0;
	const isPrivate = renamed || mailChanged || pendingMail !== null || passwordChanged;
	const unconfirmed = await confirmProblems(db, edit, isPrivate);
	const foreign = renamed ? foreignAddress(next) : [];
	const problems = [
		...foreign,
		...await profileProblems(db.reader, {
			user,
			next,
			languages: edit.languages
		}),
		...await criteriaProblems(db.reader, {
			user,
			changes,
			settable: criteriaSetBy(edit.user, edit.ownCriteria)
		}),
		...await belongingProblems(db.reader, edit),
		...newPasswordProblems(next, changes, isOwn),
		...unconfirmed
	];
	if (unconfirmed.length === 0 && foreign.length === 0) {
		if (isOwn && (renamed || pendingMail !== null)) await admitNewAddress(db, {
			uid,
			mail: pendingMail,
			now
		});
		const mail = administers(edit.user) && pendingMail || next.mail;
		problems.push(...await takenNames(db.reader, {
			name: next.name,
			mail,
			except: uid
		}));
	}
	if (problems.length > 0) throw invalid(problems);
	const profile = profileAfter(user, changes);
	const hash = changes.password === void 0 ? void 0 : await hashPassword(changes.password);
	return db.transact(async (tx) => {
		if (await isComplete(tx, {
			...next,
			profile
		}, edit.ownCriteria)) await recordProfile(tx, uid, now);
		const taken = await takenNames(tx, {
			...next,
			except: uid
		});
		if (taken.length > 0) throw invalid(taken);
		await changeBelonging(tx, edit);
		await tx.updateTable("users").set({
			...next,
			profile: JSON.stringify(profile),
			name_key: foldKey(next.name),
			mail_key: foldKey(next.mail),
			...hash && { password_hash: hash }
		}).where("uid", "=", uid).execute();
		const session = changes.current_password !== void 0 && (isPrivate || edit.changes.roles !== void 0) ? await renewSession(tx, edit.session, now) : void 0;
		if (hash) {
			await closeOtherSessionsOf(tx, uid, session ?? edit.session);
			await forgetDevices(tx, uid);
		}
		if (hash || mailChanged) await endMailedLinks(tx, uid);
		return {
			owner: {
				full_name: user.full_name,
				mail: user.mail,
				language: user.language
			},
			mailChanged,
			passwordChanged,
			session,
			...pendingMail !== null && { pending: await startMailChange(tx, {
				uid,
				mail: pendingMail,
				now
			}) }
		};
	});
}
/** The account with this uid if the user may change it. */
async function findEditable(reader, user, uid) {
	if (!mayHandle(user, uid)) return void 0;
	return reader.selectFrom("users").selectAll().where("uid", "=", uid).executeTakeFirst();
}
/** Different spellings of one key may be different mailboxes; only case makes no difference. */
function isOther(mail, than) {
	return mail.toLowerCase() !== than.toLowerCase();
}
/** Everything that the user can fill in. */
async function isComplete(reader, person, own) {
	const { mail, first_name, last_name } = person;
	return [
		mail,
		first_name,
		last_name
	].every(Boolean) && hasStatedAll(reader, person, own);
}
/** A full name that only repeats first and last name follows them. */
function merge(user, { current_password: _, password: __, profile: ___, ...changes }) {
	const { name, mail, first_name, last_name, language, timezone, country, title_tid } = user;
	const ownFullName = user.full_name === fullName(user) ? "" : user.full_name;
	const next = {
		name,
		mail,
		first_name,
		last_name,
		language,
		timezone,
		country,
		title_tid,
		...changes
	};
	if (user.name_key === user.mail_key && foldKey(next.name) === user.name_key) next.name = next.mail;
	return {
		...next,
		full_name: (changes.full_name ?? ownFullName) || fullName(next)
	};
}
async function profileProblems(reader, { user, next, languages }) {
	const problems = [];
	const choice = (path) => problems.push({
		message: msg("This is not one of the choices."),
		path,
		code: "choice"
	});
	if (next.language && next.language !== user.language && !languages.includes(next.language)) choice("language");
	if (next.country && !countryCodes.includes(next.country)) choice("country");
	if (next.title_tid && next.title_tid !== user.title_tid && !await isTitle(reader, next.title_tid)) choice("title_tid");
	return problems;
}
function newPasswordProblems(next, { password }, isOwn) {
	if (password === void 0) return [];
	if (!isOwn) return [{
		message: msg("Only the owner of the account can choose this password. You can have a link for a new one emailed to them."),
		path: "password",
		code: "not_own"
	}];
	return passwordProblems(password, [
		next.name,
		next.mail,
		next.full_name
	], "password");
}
/**
* The problems of the user's own password, if it is needed: always for the private fields of their own account; for
* roles and for private fields of other users unless they gave the password a short time ago.
*/
async function confirmProblems(db, edit, isPrivate) {
	const { user, uid, changes, session, now } = edit;
	const ownsPrivate = isPrivate && user.uid === uid;
	const isWeighty = administers(user) && (isPrivate || changes.roles !== void 0);
	if (!ownsPrivate && !isWeighty) return [];
	if (!ownsPrivate && await isPasswordFresh(db.reader, {
		session,
		now
	})) return [];
	return confirmPassword(db, {
		uid: user.uid,
		typed: changes.current_password,
		now,
		path: "current_password"
	});
}
async function isTitle(reader, tid) {
	return await reader.selectFrom("terms").innerJoin("vocabularies", "vocabularies.id", "terms.vocabulary_id").select("terms.tid").where("terms.tid", "=", tid).where("vocabularies.machine_name", "=", "title").executeTakeFirst() !== void 0;
}
// src/lib/server/accounts/saveAccount.ts
/**
* Changes an account and notifies its owner if the email address or the password changed.
* @throws Refusal as `editAccount`
*/
async function saveAccount(desk, wish) {
	const { general, languages } = desk.site;
	const edit = {
		...wish,
		languages: languages.map(({ langcode }) => langcode),
		ownCriteria: general.own_criteria,
		now: desk.now
	};
	const { owner, mailChanged, passwordChanged, pending, session } = await editAccount(desk.runtime.db, {
		...edit,
		now: desk.now
	});
	if (mailChanged) mailOwner(desk, () => mailChangedMail(desk.site, owner));
	if (passwordChanged) mailOwner(desk, () => passwordChangedMail(desk.site, owner, `${linkOrigin(desk)}/user/password`));
	if (pending) mailConfirmation(desk, pending);
	return {
		mailPending: pending !== void 0,
		session
	};
}
export { findEditable as n, criteriaSetBy as r, saveAccount as t };
