import { i as roles } from "./roles_B70mizq2.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { c as Page, l as PathId, n as Id, o as LanguageCode, r as Instant, s as MAX_ID } from "./common_BQnAGUxS.mjs";
import { t as oneOrMany } from "./oneOrMany_DsP9H-Ie.mjs";
import { z } from "zod";
// src/lib/shared/contract/people.ts
/** In characters, as NIST SP 800-63B counts them: one for each code point. */
var passwordLength = {
	min: 10,
	max: 200
};
/** Longer than every password that the site accepts; hashing a longer one would waste time. */
var TypedPassword = z.string().min(1).max(1e3);
var SignInBody = z.strictObject({
	/** Username or email address. */
	name: z.string().trim().min(1).max(254),
	password: TypedPassword
});
/** Confirms the password of the signed-in user. */
var PasswordBody = z.strictObject({ password: TypedPassword });
/** An email address; letters of any script (RFC 6531), without quotes, comments and routes. */
var Mail = z.string().trim().min(1).max(254).refine((text) => text === "" || /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@[^\s@"(),:;<>[\]\\\p{Cc}]{1,189}$/u.test(text), {
	message: msg("Enter an email address, such as name@example.com."),
	params: { code: "format" }
});
var PasswordResetBody = z.strictObject({ mail: Mail });
var Name = (max) => z.string().trim().max(max).regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u);
var TimeZone = z.string().refine(isTimeZone, {
	message: msg("This is not one of the choices."),
	params: { code: "choice" }
});
/** ISO 3166-1 alpha-2. */
var CountryCode = z.string().regex(/^[A-Z]{2}$/);
/** The fields of an account that users change themselves; administrators change them for everyone. */
var Profile = z.strictObject({
	name: Name(60).min(1),
	mail: Mail,
	first_name: Name(100).min(1),
	last_name: Name(100),
	/** The name as it is shown; empty: first and last name. */
	full_name: Name(200),
	/** `null`: the site's language; the same for the time zone. */
	language: LanguageCode.nullable(),
	timezone: TimeZone.nullable(),
	country: CountryCode.nullable(),
	title_tid: Id.nullable()
});
/** A blocked user cannot sign in. */
var Status = z.enum(["active", "blocked"]);
/** The fields of an account that only administrators change: roles, status and organisations. */
var Belonging = z.strictObject({
	/** All roles: a role that is missing is removed. */
	roles: z.array(z.enum(roles)).max(roles.length),
	status: Status,
	/** All organisations, as for the roles. */
	organizations: z.array(Id).max(100)
});
var TermIds = z.array(Id).max(100);
/** The audience criteria that are lists of terms. A list in the request replaces the stored one. */
var ProfileTerms = z.strictObject({
	profession: TermIds,
	skill: TermIds
}).partial();
/** The current password, needed to change the user's own username, email address or password. */
var UserChanges = Profile.partial().extend({
	...Belonging.partial().shape,
	profile: ProfileTerms.optional(),
	current_password: TypedPassword.optional(),
	password: TypedPassword.optional()
});
/** The user's id in an address. */
var UserPath = z.object({ uid: PathId });
/** The problem of a new password that differs from its repetition. */
function same({ password, repeated }) {
	return password === repeated;
}
var notSame = {
	message: msg("This is not the same password."),
	path: ["repeated"],
	params: { code: "repeated" }
};
/** The form that completes a reset. */
var NewPasswordForm = z.strictObject({
	password: TypedPassword,
	repeated: TypedPassword
}).refine(same, notSame);
/** The form beside an email address that waits for confirmation. */
var PendingMailForm = z.strictObject({ step: z.enum(["resend", "cancel"]) });
/** The form with which users change their own password. */
var PasswordForm = z.strictObject({
	current_password: TypedPassword,
	password: TypedPassword,
	repeated: TypedPassword
}).refine(same, notSame).transform(({ repeated: _, ...changes }) => changes);
/** The form with which users change their own language. */
var LanguageForm = z.object({ language: LanguageCode });
/** An account as administrators and its owner see it. */
var User = z.strictObject({
	uid: Id,
	name: z.string(),
	mail: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	full_name: z.string(),
	avatar: z.string().nullable(),
	language: LanguageCode.nullable(),
	timezone: z.string().nullable(),
	country: CountryCode.nullable(),
	title_tid: Id.nullable(),
	organizations: z.array(Id),
	roles: z.array(z.string()),
	status: Status,
	profile: z.record(z.string(), z.array(Id)),
	created: Instant,
	last_login: Instant.nullable()
});
/** One account, with the email address that waits until its link is opened. */
var Account = User.extend({ pending_mail: z.string().nullable() });
var Ids = oneOrMany(z.coerce.number().int().max(MAX_ID));
/** The filters of a list of users; several values of one filter are alternatives. */
var UserFilter = z.strictObject({
	/** A part of the name or of the email address. */
	s: z.string().max(200).optional(),
	uid: Ids,
	role: oneOrMany(z.enum(roles)),
	organizations: Ids,
	language: z.union([z.array(LanguageCode).max(100), z.string()]).optional().meta({ description: "The language of the answer; `language[]` are the languages of the people." }),
	country: oneOrMany(CountryCode),
	title: Ids,
	status: Status.optional(),
	...Page.shape
});
/** The signed-in user; for a visitor `uid` is null. */
var Me = z.union([User.omit({
	status: true,
	created: true,
	last_login: true
}), z.strictObject({ uid: z.null() })]);
function isTimeZone(name) {
	try {
		return Boolean(new Intl.DateTimeFormat(void 0, { timeZone: name }));
	} catch {
		return false;
	}
}
export { NewPasswordForm as a, PasswordResetBody as c, SignInBody as d, User as f, passwordLength as g, UserPath as h, Me as i, PendingMailForm as l, UserFilter as m, LanguageForm as n, PasswordBody as o, UserChanges as p, Mail as r, PasswordForm as s, Account as t, Profile as u };
