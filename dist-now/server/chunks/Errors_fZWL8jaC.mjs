import { d as renderTemplate, f as maybeRenderHead, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
// src/layouts/user/Errors.astro
createAstro("https://astro.build");
var $$Errors = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Errors;
	const { problems = [], fields, form = "field" } = Astro.props;
	const { t } = Astro.locals;
	const atField = (path) => Object.hasOwn(fields, path);
	const first = problems.some(({ path }) => atField(path));
	return renderTemplate`${problems.length > 0 && renderTemplate`${maybeRenderHead($$result)}<div class="errors" role="alert" tabindex="-1"${addAttribute(!first, "autofocus")}> ${first && renderTemplate`<h2>${t("Please check the following")}</h2>`} <ul> ${problems.map((problem) => renderTemplate`<li> ${atField(problem.path) ? renderTemplate`<a${addAttribute(`#${form}-${problem.path}`, "href")}> <bdi>${fields[problem.path]}</bdi> – ${problem.message} </a>` : problem.message} </li>`)} </ul> </div>`}`;
}, "/work/wt/speed/src/layouts/user/Errors.astro", void 0);
export { $$Errors as t };
