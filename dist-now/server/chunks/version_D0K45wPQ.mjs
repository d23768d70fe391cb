import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid } from "./refusal_BIBnmlLH.mjs";
import { z } from "zod";
// src/lib/shared/contract/xapi.ts
/** The supported version of xAPI (https://github.com/adlnet/xAPI-Spec). */
var XAPI_VERSION = "1.0.3";
var Iri = z.string().max(2e3).regex(/^[a-z][a-z0-9+.-]*:\S+$/i);
var Words = z.record(z.string(), z.string());
var Extensions = z.record(Iri, z.unknown());
/** Case does not matter. */
var Uuid = z.guid().toLowerCase();
var identifiers = {
	mbox: z.string().max(320).regex(/^mailto:[^\s@]+@[^\s@]+$/).optional(),
	mbox_sha1sum: z.string().regex(/^[0-9a-f]{40}$/i).optional(),
	openid: Iri.optional(),
	account: z.strictObject({
		homePage: Iri,
		name: z.string().min(1).max(254)
	}).optional()
};
var identifying = [
	"mbox",
	"mbox_sha1sum",
	"openid",
	"account"
];
/** A person or a group, by one identifier (a group may have none). */
var Actor = z.strictObject({
	objectType: z.enum(["Agent", "Group"]).optional(),
	name: z.string().optional(),
	...identifiers,
	member: z.array(z.looseObject({})).optional()
}).superRefine((actor, context) => {
	const count = identifying.filter((name) => actor[name] !== void 0).length;
	if (count === 1 || count === 0 && actor.objectType === "Group") return;
	const message = msg("Name the actor in exactly one way.");
	context.addIssue({
		code: "custom",
		path: [],
		message,
		params: { code: "identifier" }
	});
});
/** The moment of a timestamp; without a zone it is UTC. */
function momentOfTimestamp(timestamp) {
	return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(timestamp) ? timestamp : `${timestamp}Z`);
}
/** A zone can move the first and the last day out of the years with four digits. */
function isInOurYears(timestamp) {
	const year = momentOfTimestamp(timestamp).getUTCFullYear();
	return year >= 1 && year <= 9999;
}
var noSuchMoment = {
	message: msg("There is no such time."),
	params: { code: "format" }
};
var StatementRef = z.strictObject({
	objectType: z.literal("StatementRef"),
	id: Uuid
});
var Activity = z.strictObject({
	objectType: z.literal("Activity"),
	id: Iri,
	definition: z.looseObject({}).optional()
});
var activities = z.union([z.looseObject({ id: Iri }), z.array(z.looseObject({ id: Iri }))]).optional();
/** An object that is not an activity of this site is accepted, too: it has no effect. */
var Thing = z.preprocess((sent) => typeof sent === "object" && sent !== null && !("objectType" in sent) ? {
	...sent,
	objectType: "Activity"
} : sent, z.discriminatedUnion("objectType", [
	Activity,
	StatementRef,
	z.strictObject({
		objectType: z.literal("Agent"),
		name: z.string().optional(),
		...identifiers
	}),
	z.looseObject({ objectType: z.literal("Group") }),
	z.looseObject({ objectType: z.literal("SubStatement") })
]));
var Result = z.strictObject({
	score: z.strictObject({
		scaled: z.number().min(-1).max(1).optional(),
		raw: z.number().optional(),
		min: z.number().optional(),
		max: z.number().optional()
	}).optional(),
	success: z.boolean().optional(),
	completion: z.boolean().optional(),
	response: z.string().optional(),
	duration: z.string().regex(/^P(?=\d|T\d)[\d.,YMWDTHS]+$/).optional(),
	extensions: Extensions.optional()
});
var Context = z.strictObject({
	registration: Uuid.optional(),
	instructor: Actor.optional(),
	team: Actor.optional(),
	contextActivities: z.strictObject({
		parent: activities,
		grouping: activities,
		category: activities,
		other: activities
	}).optional(),
	revision: z.string().optional(),
	platform: z.string().optional(),
	language: z.string().optional(),
	statement: StatementRef.optional(),
	extensions: Extensions.optional()
});
/** An xAPI statement (Data, 2): a field that the standard does not know is refused. */
var XapiStatement = z.strictObject({
	id: Uuid.optional(),
	actor: Actor,
	verb: z.strictObject({
		id: Iri,
		display: Words.optional()
	}),
	object: Thing,
	result: Result.optional(),
	context: Context.optional(),
	/** ISO 8601; without a zone it is UTC. */
	timestamp: z.iso.datetime({
		offset: true,
		local: true
	}).refine(isInOurYears, noSuchMoment).optional(),
	stored: z.string().optional(),
	authority: z.looseObject({}).optional(),
	version: z.string().regex(/^1\.0(\.\d+)?$/).optional(),
	attachments: z.array(z.looseObject({
		usageType: Iri,
		sha2: z.string()
	})).max(50).optional()
});
/** Sent alone or as a list. */
var Statements = z.preprocess((sent) => Array.isArray(sent) ? sent : [sent], z.array(XapiStatement).min(1).max(500));
var needOne = {
	message: msg("Ask for one statement: statementId or voidedStatementId."),
	params: { code: "required" }
};
/** The identifier of the requested statement. */
var AskedStatement = z.object({
	statementId: Uuid.optional(),
	voidedStatementId: Uuid.optional()
}).refine((asked) => asked.statementId === void 0 !== (asked.voidedStatementId === void 0), needOne);
var PutStatement = z.object({ statementId: Uuid });
// src/lib/server/events/xapi/version.ts
/** The headers of every response (xAPI 1.0.3, Communication 3.3). */
var versionHeaders = { "X-Experience-API-Version": XAPI_VERSION };
/**
* Checks that the request uses xAPI 1.0.
* @param version the value of the header `X-Experience-API-Version`
* @throws Refusal 400 for another version or a missing header
*/
function requireVersion(version) {
	if (version && /^1\.0(\.\d+)?$/.test(version)) return;
	const message = msg("Send X-Experience-API-Version: 1.0.3 with this call.");
	throw invalid([{
		message,
		path: "",
		code: "version"
	}]);
}
export { Statements as a, momentOfTimestamp as c, PutStatement as i, versionHeaders as n, XAPI_VERSION as o, AskedStatement as r, XapiStatement as s, requireVersion as t };
