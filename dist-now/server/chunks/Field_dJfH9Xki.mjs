import { d as renderTemplate, f as maybeRenderHead, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
// src/layouts/user/Field.astro
createAstro("https://astro.build");
var $$Field = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Field;
	const { name, form = "field", label, hint, problems = [], required = false, options, none, value, dir = "auto", ...input } = Astro.props;
	const { t } = Astro.locals;
	const id = `${form}-${name}`;
	const error = problems.find(({ path }) => path === name)?.message;
	const control = {
		id,
		name,
		"aria-required": required ? "true" : void 0,
		"aria-invalid": error ? "true" : void 0,
		"aria-describedby": [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || void 0,
		autofocus: input.autofocus ?? (error !== void 0 && problems.find(({ path }) => path !== "")?.path === name)
	};
	return renderTemplate`${maybeRenderHead($$result)}<div class="field"> <label${addAttribute(id, "for")}> ${label} ${required && renderTemplate`<abbr class="required"${addAttribute(t("This field is required."), "title")}>
*
</abbr>`} </label> ${options ? renderTemplate`<select${spreadAttributes(control)}> ${none !== void 0 && renderTemplate`<option value="">${none}</option>`} ${options.map((option) => renderTemplate`<option${addAttribute(option.value, "value")}${addAttribute(option.lang, "lang")}${addAttribute(option.value === value, "selected")}> ${option.label} </option>`)} </select>` : renderTemplate`<input${addAttribute(dir, "dir")}${spreadAttributes(input)}${spreadAttributes(control)}${addAttribute(value, "value")}>`} ${hint && renderTemplate`<p class="hint"${addAttribute(`${id}-hint`, "id")}> ${hint} </p>`} ${error && renderTemplate`<p class="error"${addAttribute(`${id}-error`, "id")}> ${error} </p>`} </div>`;
}, "/work/wt/speed/src/layouts/user/Field.astro", void 0);
export { $$Field as t };
