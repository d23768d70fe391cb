import { i as isOpenToVisitors } from "./flags_C3cee_mf.mjs";
import { n as apiBase } from "./paths_C2R0dYgq.mjs";
import { u as Problem } from "./common_BQnAGUxS.mjs";
import { t as ____path__exports } from "./_...path__BY515REz.mjs";
import { t as _id__exports } from "./_id__RucI5xge.mjs";
import { t as api_keys_exports } from "./api_keys_5g3Vk4jv.mjs";
import { t as appearance_exports } from "./appearance_CtMSVvjg.mjs";
import { t as events_exports } from "./events_DPpaLW2E.mjs";
import { t as adjustments_exports } from "./adjustments_DF7nJMsn.mjs";
import { t as leaderboard_exports } from "./leaderboard_BoFv9jk6.mjs";
import { t as me_exports } from "./me_Bpt8qaIH.mjs";
import { t as cancel_exports } from "./cancel_BR-iKUXF.mjs";
import { t as _id__exports$1 } from "./_id__CEUjHOYN.mjs";
import { t as orders_exports } from "./orders_DcPCHGIw.mjs";
import { t as _codeId__exports } from "./_codeId__CkNvbxsS.mjs";
import { t as codes_exports } from "./codes_BFVj5hdO.mjs";
import { t as _id__exports$2 } from "./_id__CDlSvle1.mjs";
import { t as products_exports } from "./products_DNlhzFZQ.mjs";
import { t as _id__exports$3 } from "./_id__CFjaM0VM.mjs";
import { t as schedules_exports } from "./schedules_CXUAI09g.mjs";
import { t as simulate_exports } from "./simulate_Dcbfxp-4.mjs";
import { t as goal_exports } from "./goal_DqzA-n0e.mjs";
import { t as _id__exports$4 } from "./_id__CyxUvI6H.mjs";
import { t as wish_exports } from "./wish_MVP9-Zsq.mjs";
import { t as shop_exports } from "./shop_WiPGryoc.mjs";
import { t as shop_checkout_exports } from "./shop_checkout_CjastGVN.mjs";
import { t as shop_info_exports } from "./shop_info_BDLcdWFL.mjs";
import { t as entries_exports } from "./entries_CHJiuVUV.mjs";
import { t as wallet_exports } from "./wallet_pCZFF-9l.mjs";
import { t as languages_exports } from "./languages_Bli3SQIp.mjs";
import { t as me_exports$1 } from "./me_DxgprGdg.mjs";
import { t as navigation_exports } from "./navigation_BWkBZYqZ.mjs";
import { t as choices_exports } from "./choices_Dwo3N4tM.mjs";
import { t as notices_exports } from "./notices_DGy5Kxk5.mjs";
import { t as organizations_exports } from "./organizations_DyB4Bhal.mjs";
import { t as search_exports } from "./search_Db7jE33s.mjs";
import { t as session_exports } from "./session_BBwjmrcE.mjs";
import { t as rules_exports } from "./rules_TDtbWBRs.mjs";
import { t as simulate_exports$1 } from "./simulate_D0cXxlsK.mjs";
import { t as versions_exports } from "./versions_BnkISNg0.mjs";
import { t as shop_exports$1 } from "./shop_DMtEcAgj.mjs";
import { t as settings_exports } from "./settings_tSmiHkih.mjs";
import { t as storefront_exports } from "./storefront_CAMGx4ax.mjs";
import { t as settings_exports$1 } from "./settings_CRko5dF2.mjs";
import { t as _id__exports$5 } from "./_id__DyxfG1Kb.mjs";
import { t as taxonomy_terms_exports } from "./taxonomy_terms_Pqmu-4wj.mjs";
import { t as enrolment_exports } from "./enrolment_BFLSGFiR.mjs";
import { t as _id__exports$6 } from "./_id__Dy58wx_V.mjs";
import { t as trainings_exports } from "./trainings_BWbonheH.mjs";
import { t as translations_exports } from "./translations_B87ENSJ7.mjs";
import { t as _uid__exports } from "./_uid__B7ogS1C3.mjs";
import { t as pending_mail_exports } from "./pending_mail_B3VNqmeP.mjs";
import { t as users_exports } from "./users_C2-rLR4U.mjs";
import { t as password_reset_exports } from "./password-reset_ChzzCnQY.mjs";
import { t as vocabularies_exports } from "./vocabularies_CXSebiER.mjs";
import { t as about_exports } from "./about_BPt3ogu7.mjs";
import { t as statements_exports } from "./statements_DhVYj8qi.mjs";
import { z } from "zod";
import { createDocument } from "zod-openapi";
// src/lib/server/http/describedRefusals.ts
/** The statuses of every refusal of a call, with the schema of each. */
function describedRefusals(method, declaration) {
	const { access, params, query, body, refuses = {}, idempotency } = declaration;
	const isRead = method.toUpperCase() === "GET";
	const isForAll = access === "public" || typeof access === "string" && access !== "signed-in" && isOpenToVisitors(access);
	const canRepeat = method.toUpperCase() === "POST" && typeof access === "string" && idempotency?.heldBy !== "nobody";
	const statuses = [
		[400, Boolean(params ?? query ?? body) || !isRead],
		[401, !isForAll],
		[403, access !== "public" || !isRead],
		[404, Boolean(params) || 404 in refuses],
		[409, canRepeat || 409 in refuses],
		[413, Boolean(body)],
		[415, Boolean(body)],
		[429, 429 in refuses],
		[500, true],
		[503, true],
		[507, !isRead]
	];
	return new Map(statuses.filter(([, isAnswered]) => isAnswered).map(([status]) => [status, status in refuses ? withMembers(refuses[status]) : RefusalBody]));
}
/** A refusal without more members. */
var RefusalBody = z.strictObject({ errors: z.array(Problem) }).meta({
	id: "Refusal",
	description: "Everything that is wrong, in the language of the user."
});
/** One status can have several causes, each with its own members. */
function withMembers(shape = {}) {
	const members = Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)]);
	if (members.length === 0) return RefusalBody;
	return z.strictObject({
		...RefusalBody.shape,
		...Object.fromEntries(members)
	});
}
// src/lib/server/http/openapi.ts
var methods = [
	"get",
	"post",
	"put",
	"patch",
	"delete"
];
/** Every call that the files declare, ordered by path. */
function describedCalls(files) {
	return Object.entries(files).flatMap(([file, exported]) => methods.flatMap((method) => {
		const declaration = declarationOf(exported, method.toUpperCase());
		return declaration ? [{
			method,
			path: pathOf(file),
			declaration
		}] : [];
	})).sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}
/** The contract as OpenAPI 3.1, made from the same declarations that check the calls. */
function openApi(files, { title }) {
	const paths = {};
	for (const { method, path, declaration } of describedCalls(files)) paths[path] = {
		...paths[path],
		[method]: operation(method, path, declaration)
	};
	return createDocument({
		openapi: "3.1.0",
		info: {
			title,
			version: "2",
			description: "One thing answers {\"data\": {…}}, a list {\"data\": […], \"meta\": {…}}; a refusal names everything that is wrong. Lists in queries are written with brackets (a[]=1&a[]=2), pages count from 0, instants are UTC (yyyy-MM-dd HH:mm:ss)."
		},
		servers: [{ url: apiBase }],
		paths,
		components: { securitySchemes: {
			session: {
				type: "apiKey",
				in: "cookie",
				name: "session",
				description: "Set by signing in; behind TLS it is named __Host-session."
			},
			key: {
				type: "http",
				scheme: "bearer",
				description: "An API key that an administrator created."
			},
			basic: {
				type: "http",
				scheme: "basic",
				description: "Any name, and an API key as the password."
			}
		} }
	}, { allowEmptySchema: {
		transform: true,
		custom: true
	} });
}
var Meta = z.looseObject({
	page: z.int(),
	limit: z.int(),
	total: z.int(),
	totalPages: z.int(),
	isLastPage: z.boolean()
}).meta({
	id: "PageMeta",
	description: "The page of a list; a list without pages has one page."
});
function operation(method, path, declaration) {
	const { summary, access, params, query, body, status = 200, also } = declaration;
	return {
		operationId: operationId(method, path),
		summary,
		tags: [path.split("/")[1] ?? ""],
		security: securityOf(access),
		...describedAccess(access),
		requestParams: {
			...keyHeader(method, declaration),
			...params instanceof z.ZodObject && { path: params },
			...query instanceof z.ZodObject && { query: asWritten(query) }
		},
		...query instanceof z.ZodObject && { parameters: furtherLists(query) },
		...body && { requestBody: {
			required: true,
			content: { "application/json": { schema: body } }
		} },
		responses: {
			...Object.fromEntries([status, ...also ? [also] : []].map((code) => [code, answeredWith(code, declaration)])),
			...Object.fromEntries([...describedRefusals(method, declaration)].map(([code, schema]) => [code, refused(schema)])),
			default: refused(RefusalBody)
		}
	};
}
/** The key that identifies a repeated call. */
function keyHeader(method, { access, idempotency: { required, heldBy } = {} }) {
	if (method !== "post" || typeof access === "object" || heldBy === "nobody") return {};
	const key = z.string().min(1).max(200);
	return { header: z.object({ "Idempotency-Key": required ? key : key.optional() }) };
}
function describedAccess(access) {
	if (access === "public" || access === "signed-in") return {};
	if (typeof access === "object") return { description: `Needs an API key with the scope \`${access.key}\`.` };
	return { description: `Needs the permission \`${access}\`.` };
}
/** The cookie is optional if visitors may call it too. */
function securityOf(access) {
	if (access === "public") return [];
	if (typeof access === "object") return [{ key: [] }, { basic: [] }];
	return isOpenToVisitors(access) ? [{}, { session: [] }] : [{ session: [] }];
}
function answeredWith(status, declaration) {
	return status === 204 ? { description: "Done; the response is empty." } : answered(declaration);
}
function refused(schema) {
	return {
		description: "Refused",
		content: { "application/json": { schema } }
	};
}
function answered({ answer, list, bare }) {
	if (bare) return {
		description: "Done",
		content: { "application/json": { schema: answer } }
	};
	return {
		description: "Done",
		content: { "application/json": { schema: list ? z.strictObject({
			data: z.array(answer),
			meta: Meta
		}) : z.strictObject({ data: answer }) } }
	};
}
/** The fields of a query under their names in an address; the name of a list ends in brackets. */
function asWritten(query) {
	const fields = Object.entries(query.shape).map(([name, field]) => [isList(field) ? `${name}[]` : name, field]);
	return z.object(Object.fromEntries(fields));
}
/** Lists with a known form but unknown names: in OpenAPI they are the members of one exploded parameter. */
function furtherLists({ def: { catchall } }) {
	const { title, description } = catchall instanceof z.ZodType && catchall.meta() || {};
	if (!title || !description) return [];
	return [{
		in: "query",
		name: title,
		description,
		style: "form",
		explode: true,
		schema: {
			type: "object",
			additionalProperties: {
				type: "array",
				items: { type: "string" }
			}
		}
	}];
}
function isList(field) {
	return z.toJSONSchema(field, {
		io: "output",
		unrepresentable: "any"
	}).type === "array";
}
function declarationOf(exported, method) {
	const handler = isObject(exported) ? exported[method] : void 0;
	return typeof handler === "function" && "declaration" in handler ? handler.declaration : void 0;
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
/** `./users/[uid].ts` → `/users/{uid}` */
function pathOf(file) {
	return file.replace(/^\./, "").replace(/\.ts$/, "").replace(/\/index$/, "").replace(/\[(\w+)\]/g, "{$1}");
}
/** `patch`, `/users/{uid}` → `patchUsersUid` */
function operationId(method, path) {
	return method + path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, letter) => letter.toUpperCase());
}
// src/pages/api/v2/_endpoints.ts
var endpointFiles = /* #__PURE__ */ Object.assign({
	"./[...path].ts": ____path__exports,
	"./api_keys/[id].ts": _id__exports,
	"./api_keys/index.ts": api_keys_exports,
	"./appearance.ts": appearance_exports,
	"./events.ts": events_exports,
	"./incentives/adjustments.ts": adjustments_exports,
	"./incentives/leaderboard/index.ts": leaderboard_exports,
	"./incentives/leaderboard/me.ts": me_exports,
	"./incentives/orders/[id]/cancel.ts": cancel_exports,
	"./incentives/orders/[id]/index.ts": _id__exports$1,
	"./incentives/orders/index.ts": orders_exports,
	"./incentives/products/[id]/codes/[codeId].ts": _codeId__exports,
	"./incentives/products/[id]/codes/index.ts": codes_exports,
	"./incentives/products/[id]/index.ts": _id__exports$2,
	"./incentives/products/index.ts": products_exports,
	"./incentives/schedules/[id].ts": _id__exports$3,
	"./incentives/schedules/index.ts": schedules_exports,
	"./incentives/schedules/simulate.ts": simulate_exports,
	"./incentives/shop/[id]/goal.ts": goal_exports,
	"./incentives/shop/[id]/index.ts": _id__exports$4,
	"./incentives/shop/[id]/wish.ts": wish_exports,
	"./incentives/shop/index.ts": shop_exports,
	"./incentives/shop_checkout.ts": shop_checkout_exports,
	"./incentives/shop_info.ts": shop_info_exports,
	"./incentives/wallet/entries.ts": entries_exports,
	"./incentives/wallet.ts": wallet_exports,
	"./languages.ts": languages_exports,
	"./me.ts": me_exports$1,
	"./navigation.ts": navigation_exports,
	"./notices/choices.ts": choices_exports,
	"./notices.ts": notices_exports,
	"./organizations.ts": organizations_exports,
	"./search.ts": search_exports,
	"./session.ts": session_exports,
	"./settings/incentives/rules/index.ts": rules_exports,
	"./settings/incentives/rules/simulate.ts": simulate_exports$1,
	"./settings/incentives/rules/versions.ts": versions_exports,
	"./settings/incentives/shop.ts": shop_exports$1,
	"./settings.ts": settings_exports,
	"./storefront/index.ts": storefront_exports,
	"./storefront/settings.ts": settings_exports$1,
	"./storefront_sections/[id].ts": _id__exports$5,
	"./taxonomy_terms.ts": taxonomy_terms_exports,
	"./trainings/[id]/enrolment.ts": enrolment_exports,
	"./trainings/[id]/index.ts": _id__exports$6,
	"./trainings/index.ts": trainings_exports,
	"./translations.ts": translations_exports,
	"./users/[uid]/index.ts": _uid__exports,
	"./users/[uid]/pending_mail.ts": pending_mail_exports,
	"./users/index.ts": users_exports,
	"./users/password-reset.ts": password_reset_exports,
	"./vocabularies.ts": vocabularies_exports,
	"./xapi/about.ts": about_exports,
	"./xapi/statements.ts": statements_exports
});
// src/pages/api/v2/_document.ts
var document;
/** The contract as OpenAPI 3.1, made once from the declarations that the calls are checked by. */
function apiDocument() {
	document ??= openApi(endpointFiles, { title: "Juniper" });
	return document;
}
export { apiDocument as t };
