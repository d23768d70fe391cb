import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as apiBase } from "./paths_C2R0dYgq.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as apiDocument } from "./_document_BFssFFFt.mjs";
// src/layouts/contract/json.ts
/** The value under a name, if it is an object or a list. */
function member(thing, name) {
	const value = Object.getOwnPropertyDescriptor(thing, name)?.value;
	return typeof value === "object" && value !== null ? value : void 0;
}
/** The objects of a list; empty if there is no list. */
function list(thing, name) {
	const value = member(thing, name);
	return Array.isArray(value) ? value : [];
}
/** A text; empty if there is none. */
function text(thing, name) {
	const value = Object.getOwnPropertyDescriptor(thing, name)?.value;
	return typeof value === "string" ? value : "";
}
/** A number, if there is one. */
function number(thing, name) {
	const value = Object.getOwnPropertyDescriptor(thing, name)?.value;
	return typeof value === "number" ? value : void 0;
}
// src/layouts/contract/calls.ts
var methods = [
	"get",
	"post",
	"put",
	"patch",
	"delete"
];
/** All calls of the document, in its order. */
function callsIn(paths) {
	return Object.entries(paths).flatMap(([path, item]) => methods.flatMap((method) => {
		const operation = member(item, method);
		return operation ? [callOf(method, path, operation)] : [];
	}));
}
/** The schemas of the body and the answer, if the call has them. */
function schemasOf({ body, answer }) {
	return [body, answer].filter((schema) => schema !== void 0);
}
function callOf(method, path, operation) {
	const responses = member(operation, "responses") ?? {};
	const status = Object.keys(responses).find((name) => name !== "default") ?? "200";
	const needed = /`(\w+)`/.exec(text(operation, "description"))?.[1];
	const isOpen = list(operation, "security").length === 0;
	return {
		id: text(operation, "operationId"),
		group: path.split("/")[1] ?? "",
		subject: (path.split("/").findLast((part) => /^\w+$/.test(part)) ?? "thing").replace(/s$/, ""),
		method: method.toUpperCase(),
		path,
		summary: text(operation, "summary"),
		access: needed ?? (isOpen ? "everyone" : "signed in"),
		parameters: list(operation, "parameters").map((parameter) => ({
			name: text(parameter, "name"),
			place: text(parameter, "in"),
			form: formOf(member(parameter, "schema") ?? {}),
			required: "required" in parameter && parameter.required === true,
			description: text(parameter, "description")
		})),
		body: schemaIn(member(operation, "requestBody")),
		status,
		answer: schemaIn(member(responses, status))
	};
}
/** A parameter's schema in short: `integer 0–100`, `one of a, b`, `list of …`. */
function formOf(schema) {
	const choices = "enum" in schema && Array.isArray(schema.enum) ? schema.enum : void 0;
	if (choices) return choices.join(" | ");
	if ("const" in schema) return String(schema.const);
	const items = member(schema, "items");
	if (items) return `list of ${formOf(items)}`;
	const members = member(schema, "additionalProperties");
	if (members) return formOf(members);
	const alternatives = list(schema, "anyOf");
	if (alternatives.length > 0) return alternatives.map(formOf).join(" or ");
	const { minimum, maximum, maxLength } = {
		minimum: void 0,
		maximum: void 0,
		maxLength: void 0,
		...schema
	};
	const bounds = maximum === void 0 ? maxLength === void 0 ? "" : ` ≤ ${maxLength}` : ` ${minimum ?? "…"}–${maximum}`;
	return (text(schema, "type") || "any") + bounds;
}
function schemaIn(holder) {
	const content = holder && member(holder, "content");
	const json = content && member(content, "application/json");
	return json && member(json, "schema");
}
// src/layouts/contract/forms.ts
/** Shorter schemas are written in place, because a link to another place is harder to read. */
var WORTH_A_NAME = 200;
/**
* Finds the schemas that occur in several places. Those of `components` keep their names.
* @param schemas each with a word for its subject
*/
function formsOf(components, schemas) {
	const met = /* @__PURE__ */ new Map();
	function meet(schema, hint) {
		const key = JSON.stringify(schema);
		const before = met.get(key);
		if (before) before.times++;
		else met.set(key, {
			schema,
			hint,
			times: 1
		});
		if (!before) for (const [inner, innerHint] of within(schema, hint)) meet(inner, innerHint);
	}
	const known = Object.entries(components).flatMap(([name, schema]) => typeof schema === "object" ? [[name, schema]] : []);
	for (const [name, schema] of known) meet(schema, name);
	for (const [schema, hint] of schemas) meet(schema, hint);
	const names = new Map(known.map(([name, schema]) => [JSON.stringify(schema), name]));
	const taken = new Set(names.values());
	for (const [key, { schema, hint, times }] of met) if (times > 1 && key.length >= WORTH_A_NAME && isComposed(schema) && !names.has(key)) names.set(key, unused(nameFor(schema, hint), taken));
	return {
		named: [...names].map(([key, name]) => ({
			name,
			schema: met.get(key)?.schema ?? {}
		})),
		nameOf: (schema) => names.get(JSON.stringify(schema))
	};
}
/** The member of every answer that contains its data. */
var frame = /* @__PURE__ */ new Set(["data"]);
/** The parts of a schema, each with a word for its subject. */
function within(schema, hint) {
	const unnamed = ["items", "additionalProperties"].flatMap((part) => member(schema, part) ?? []);
	return [...Object.keys(member(schema, "properties") ?? {}).map((name) => [member(member(schema, "properties") ?? {}, name) ?? {}, frame.has(name) ? hint : name]), ...[...unnamed, ...alternatives(schema)].map((part) => [part, hint])];
}
/** The alternatives of a schema. */
function alternatives(schema) {
	return [...list(schema, "anyOf"), ...list(schema, "oneOf")];
}
function isComposed(schema) {
	return member(schema, "properties") !== void 0 || alternatives(schema).length > 0;
}
/** A schema with a constant type (`"type": "paragraph"`) gets that type as its name. */
function nameFor(schema, hint) {
	const kind = member(member(schema, "properties") ?? {}, "type");
	return (kind && text(kind, "const") || hint).split(/[^a-z0-9]+/i).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
function unused(name, taken) {
	let free = name;
	for (let count = 2; taken.has(free); count++) free = `${name}${count}`;
	taken.add(free);
	return free;
}
// src/layouts/contract/contract.ts
/** The calls of a document in groups, with their forms; a document never changes, so it is read once. */
function contractOf(paths, schemas) {
	const contract = known.get(paths) ?? readContract(paths, schemas);
	known.set(paths, contract);
	return contract;
}
var known = /* @__PURE__ */ new WeakMap();
function readContract(paths, schemas) {
	const calls = callsIn(paths);
	const forms = formsOf(schemas, calls.flatMap((call) => schemasOf(call).map((schema) => [schema, call.subject])));
	return {
		groups: [...Map.groupBy(calls, ({ group }) => group)],
		forms
	};
}
// src/layouts/contract/notation.ts
/** Writes a schema in short: `{ title: text ≤ 200, price?: Price }`, a tenth of the length of JSON Schema. */
function notation(schema, { nameOf }) {
	const known = writings.get(nameOf) ?? /* @__PURE__ */ new WeakMap();
	writings.set(nameOf, known);
	const parts = known.get(schema) ?? written(schema, 0, nameOf);
	known.set(schema, parts);
	return parts;
}
/** The contract never changes while the site runs: each schema is written once. */
var writings = /* @__PURE__ */ new WeakMap();
/** @param depth the indentation of the inner lines */
function writtenOrNamed(schema, depth, nameOf) {
	const form = /^#\/components\/schemas\/(\w+)$/.exec(text(schema, "$ref"))?.[1] ?? nameOf(schema);
	return form ? [{ form }] : written(schema, depth, nameOf);
}
function written(schema, depth, nameOf) {
	const items = member(schema, "items");
	const choices = alternatives(schema);
	if ("const" in schema) return [JSON.stringify(schema.const)];
	if ("enum" in schema) return [list(schema, "enum").map((choice) => JSON.stringify(choice)).join(" | ")];
	if (choices.length > 0) return joined(choices.map((choice) => writtenOrNamed(choice, depth, nameOf)), " | ");
	if (items) return [
		"list of ",
		...writtenOrNamed(items, depth, nameOf),
		sized(schema, "Items")
	];
	if (text(schema, "type") === "object") return object(schema, depth, nameOf);
	return [simple(schema)];
}
function object(schema, depth, nameOf) {
	const properties = member(schema, "properties") ?? {};
	const further = member(schema, "additionalProperties");
	const required = new Set(list(schema, "required"));
	const line = (name, form) => [
		`\n${"  ".repeat(depth + 1)}${name}: `,
		...writtenOrNamed(form, depth + 1, nameOf),
		"default" in form ? ` = ${JSON.stringify(form.default)}` : ""
	];
	const lines = Object.keys(properties).map((name) => line(required.has(name) ? name : `${name}?`, member(properties, name) ?? {}));
	if (further && Object.keys(further).length > 0) lines.push(line("[name]", further));
	return lines.length > 0 ? [
		"{",
		...lines.flat(),
		`\n${"  ".repeat(depth)}}`
	] : ["{}"];
}
var words = {
	string: "text",
	"": "anything"
};
/** One of several types. */
function typesOf(schema) {
	return ("type" in schema && Array.isArray(schema.type) ? schema.type.map(String) : [text(schema, "type")]).map((type) => words[type] ?? type).join(" | ");
}
function simple(schema) {
	const above = number(schema, "exclusiveMinimum");
	const [least, most] = [number(schema, "minimum") ?? (above === void 0 ? above : above + 1), number(schema, "maximum")].map((bound) => Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER ? void 0 : bound);
	const range = least === void 0 && most === void 0 ? "" : ` ${least ?? "…"}–${most ?? "…"}`;
	const pattern = text(schema, "pattern");
	return `${text(schema, "format") || typesOf(schema)}${range}${sized(schema, "Length")}${pattern && ` /${pattern}/`}`;
}
function sized(schema, what) {
	const [least, most] = [number(schema, `min${what}`), number(schema, `max${what}`)];
	if (least === void 0) return most === void 0 ? "" : ` ≤ ${most}`;
	return most === void 0 ? ` ≥ ${least}` : ` ${least}–${most}`;
}
function joined(all, between) {
	return all.flatMap((parts, place) => place === 0 ? parts : [between, ...parts]);
}
// src/layouts/contract/Schema.astro
createAstro("https://astro.build");
var $$Schema = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Schema;
	const { title, schema, forms } = Astro.props;
	const parts = notation(schema, forms);
	return renderTemplate`${maybeRenderHead($$result)}<section class="contract-schema"> <h3>${title}</h3> <pre><code>${parts.map((part) => typeof part === "string" ? part : renderTemplate`<a${addAttribute(`#form-${part.form}`, "href")}>${part.form}</a>`)}</code></pre> </section>`;
}, "/work/wt/speed/src/layouts/contract/Schema.astro", void 0);
// src/layouts/contract/FormDetails.astro
createAstro("https://astro.build");
var $$FormDetails = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$FormDetails;
	const { name, schema, forms } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<details> <summary> <code>${name}</code> </summary>  <div class="contract-body"${addAttribute(`form-${name}`, "id")}> ${renderComponent($$result, "Schema", $$Schema, {
		"title": name,
		"schema": schema,
		"forms": forms
	})} </div> </details>`;
}, "/work/wt/speed/src/layouts/contract/FormDetails.astro", void 0);
// src/layouts/contract/Words.astro
createAstro("https://astro.build");
var $$Words = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Words;
	const { text } = Astro.props;
	return renderTemplate`${text.split("`").map((part, index) => index % 2 ? renderTemplate`${maybeRenderHead($$result)}<code>${part}</code>` : part)}`;
}, "/work/wt/speed/src/layouts/contract/Words.astro", void 0);
// src/layouts/contract/ContractPage.astro
createAstro("https://astro.build");
var $$ContractPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ContractPage;
	const { paths, schemas } = Astro.props;
	const { t } = Astro.locals;
	const { groups, forms } = contractOf(paths, schemas);
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("HTTP contract"),
		"description": t("Every call that programs can make to this site.")
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<article class="contract" lang="en" dir="ltr"> <header> <h1>HTTP contract</h1> <p class="lead">
Every call below <code>${apiBase}</code>, with what it takes and what it answers. Programs read the same as${" "} <a${addAttribute(`${apiBase}/openapi.json`, "href")}>OpenAPI 3.1</a>.
</p> </header> <section> <h2>Common form</h2> <ul class="contract-rules"> <li>
Bodies and answers are JSON in UTF-8. One thing is <code>${"{\"data\": {…}}"}</code>, a list${" "} <code>${"{\"data\": […], \"meta\": {\"page\", \"limit\", \"total\", \"totalPages\", \"isLastPage\"}}"}</code>.
</li> <li>
Pages count from 0, <code>limit</code> is 1–100. Lists in queries are written with brackets:${" "} <code>ids[]=1&amp;ids[]=2</code>. Empty values count as left out.
</li> <li>
Instants are UTC, <code>yyyy-MM-dd HH:mm:ss</code>; days <code>yyyy-MM-dd</code>.
</li> <li>
A refusal names everything that is wrong: <code>${"{\"errors\": [{\"message\", \"path\", \"code\"}]}"}</code>. What the
          user may not see is 404; an unknown field in a body is 400; 429 says when to come back in${" "} <code>Retry-After</code>.
</li> <li>Calls that change something must come from a page of this site, or from a program that is no browser.</li> </ul> </section> <nav aria-label="Calls"> <ul class="chips contract-index"> ${groups.map(([group]) => renderTemplate`<li> <a class="chip"${addAttribute(`#${group}`, "href")}> ${group} </a> </li>`)} <li> <a class="chip" href="#forms">
Forms
</a> </li> </ul> </nav> ${groups.map(([group, calls]) => renderTemplate`<section${addAttribute(group, "id")}> <h2>${group}</h2> ${calls.map((call) => renderTemplate`<details${addAttribute(call.id, "id")}> <summary> <span class="contract-call"> <b>${call.method}</b> <code>${call.path}</code> <span class="tag">${call.access}</span> </span> <span class="contract-summary"> ${renderComponent($$result, "Words", $$Words, { "text": call.summary })} </span> </summary> <div class="contract-body"> ${call.parameters.length > 0 && renderTemplate`<div class="table"> <table> <thead> <tr> <th scope="col">Parameter</th> <th scope="col">In</th> <th scope="col">Form</th> </tr> </thead> <tbody> ${call.parameters.map(({ name, place, form, required, description }) => renderTemplate`<tr> <th scope="row"> <code>${name}</code> ${required && " (required)"} </th> <td>${place}</td> <td> <code>${form}</code> ${description && renderTemplate`<p class="hint"> ${renderComponent($$result, "Words", $$Words, { "text": description })} </p>`} </td> </tr>`)} </tbody> </table> </div>`} ${call.body && renderTemplate`${renderComponent($$result, "Schema", $$Schema, {
		"title": "Body",
		"schema": call.body,
		"forms": forms
	})}`} ${call.answer ? renderTemplate`${renderComponent($$result, "Schema", $$Schema, {
		"title": `Answer (${call.status})`,
		"schema": call.answer,
		"forms": forms
	})}` : renderTemplate`<p>Answers ${call.status} and nothing else.</p>`} </div> </details>`)} </section>`)} <section id="forms"> <h2>Forms</h2> <p>
What several calls have in common. A field with <code>?</code> may be left out; <code>=</code> says what it is
        then.
</p> ${forms.named.map((form) => renderTemplate`${renderComponent($$result, "FormDetails", $$FormDetails, {
		...form,
		"forms": forms
	})}`)} </section> </article> ` })}`;
}, "/work/wt/speed/src/layouts/contract/ContractPage.astro", void 0);
// src/pages/api/v2/docs.astro
var docs_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Docs,
	file: () => $$file,
	url: () => $$url
});
var $$Docs = createComponent(($$result, $$props, $$slots) => {
	const { paths = {}, components } = apiDocument();
	return renderTemplate`${renderComponent($$result, "ContractPage", $$ContractPage, {
		"paths": paths,
		"schemas": components?.schemas ?? {}
	})}`;
}, "/work/wt/speed/src/pages/api/v2/docs.astro", void 0);
var $$file = "/work/wt/speed/src/pages/api/v2/docs.astro";
var $$url = "/api/v2/docs";
// \0virtual:astro:page:src/pages/api/v2/docs@_@astro
var page = () => docs_exports;
export { page };
