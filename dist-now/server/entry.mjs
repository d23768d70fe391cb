import { D as LocalsReassigned, E as LocalsNotAnObject, G as ReservedSlotName, H as PrerenderClientAddressNotAvailable, I as NoManifestAvailable, J as StaticClientAddressNotAvailable, K as ResponseSentError, O as MiddlewareNoDataOrNextCalled, Q as i18nNoLocaleFoundInPath, a as AstroResponseHeadersReassigned, h as ForbiddenRewrite, i as ActionsReturnedInvalidDataError, k as MiddlewareNotAResponse, n as isAstroError, o as CacheNotEnabled, r as ActionNotFoundError, s as ClientAddressNotAvailable, t as AstroError } from "./chunks/errors_DbmjktmS.mjs";
import { A as clientAddressSymbol, C as isRoute404, E as ASTRO_GENERATOR, I as generateCspDigest, M as originPathnameSymbol, N as responseSentSymbol$1, O as REDIRECT_STATUS_CODES, P as decodeKey, S as renderEndpoint, T as ASTRO_ERROR_HEADER, _ as normalizeCspResourceEntry, g as isRenderInstruction, j as fetchStateSymbol, k as REROUTABLE_STATUS_CODES, l as renderSlotToString, n as renderPage, o as chunkToString, r as renderJSX, u as isRenderTemplateResult, v as pushDirective, w as isRoute500 } from "./chunks/server_CjKx5xvU.mjs";
import { d as removeLeadingForwardSlash, h as stripRequestBase, i as collapseDuplicateTrailingSlashes, l as joinPaths, m as slash, o as hasFileExtension, p as removeTrailingForwardSlash, r as collapseDuplicateSlashes, s as isInternalPath, t as appendForwardSlash, u as prependForwardSlash } from "./chunks/path_DFDcU_lA.mjs";
import { C as routeHasHtmlExtension, D as pathHasLocale, E as normalizeThePath, O as shouldAppendForwardSlash, S as getDefaultStatusCode, T as normalizeTheLocale, _ as readBodyWithLimit, a as getRouteGenerator, b as getCustom404Route, c as getEnvironment, d as setOriginPathname, f as MultiLevelEncodingError, g as BodySizeLimitError, h as SERVER_ISLAND_COMPONENT, i as getRouteCache, k as defineMiddleware, l as copyRequest, m as DEFAULT_404_ROUTE, n as getParams, o as getLogger, p as validateAndDecodePathname, r as getProps, s as getResolvedLogger, t as sequence, u as getOriginPathname, v as createAsyncManifestMemo, w as getErrorRoutePath, x as getCustom500Route, y as createManifestMemo } from "./chunks/sequence_BCdkj6fW.mjs";
import { n as matchPattern } from "./chunks/remote_Cac2Oznb.mjs";
import { n as AstroIntegrationLogger, r as astroToRuntimeLogger } from "./chunks/console_CdBwB1iU.mjs";
import { stripVTControlCharacters } from "node:util";
import React, { createElement, memo } from "react";
import ReactDOM from "react-dom/server";
import picomatch from "picomatch";
import colors from "piccolore";
import { parseCookie, stringifySetCookie } from "cookie";
import { escape } from "html-escaper";
// node_modules/astro/dist/core/middleware/noop-middleware.js
var NOOP_MIDDLEWARE_FN = async (_ctx, next) => {
	return await next();
};
// node_modules/astro/dist/core/app/manifest.js
function deserializeManifest(serializedManifest, routesList) {
	const routes = [];
	if (serializedManifest.routes) for (const serializedRoute of serializedManifest.routes) routes.push({
		...serializedRoute,
		routeData: deserializeRouteData(serializedRoute.routeData)
	});
	if (routesList) for (const route of routesList?.routes) routes.push({
		file: "",
		links: [],
		scripts: [],
		styles: [],
		routeData: route
	});
	const assets = new Set(serializedManifest.assets);
	const componentMetadata = new Map(serializedManifest.componentMetadata);
	const inlinedScripts = new Map(serializedManifest.inlinedScripts);
	const clientDirectives = new Map(serializedManifest.clientDirectives);
	const key = decodeKey(serializedManifest.key);
	return {
		middleware() {
			return { onRequest: NOOP_MIDDLEWARE_FN };
		},
		...serializedManifest,
		rootDir: new URL(serializedManifest.rootDir),
		srcDir: new URL(serializedManifest.srcDir),
		publicDir: new URL(serializedManifest.publicDir),
		outDir: new URL(serializedManifest.outDir),
		cacheDir: new URL(serializedManifest.cacheDir),
		buildClientDir: new URL(serializedManifest.buildClientDir),
		buildServerDir: new URL(serializedManifest.buildServerDir),
		assets,
		componentMetadata,
		inlinedScripts,
		clientDirectives,
		routes,
		key
	};
}
function deserializeRouteData(rawRouteData) {
	return {
		route: rawRouteData.route,
		type: rawRouteData.type,
		pattern: new RegExp(rawRouteData.pattern),
		params: rawRouteData.params,
		component: rawRouteData.component,
		pathname: rawRouteData.pathname || void 0,
		segments: rawRouteData.segments,
		prerender: rawRouteData.prerender,
		redirect: rawRouteData.redirect,
		redirectRoute: rawRouteData.redirectRoute ? deserializeRouteData(rawRouteData.redirectRoute) : void 0,
		fallbackRoutes: rawRouteData.fallbackRoutes.map((fallback) => {
			return deserializeRouteData(fallback);
		}),
		isIndex: rawRouteData.isIndex,
		origin: rawRouteData.origin,
		distURL: rawRouteData.distURL
	};
}
function deserializeRouteInfo(rawRouteInfo) {
	return {
		styles: rawRouteInfo.styles,
		file: rawRouteInfo.file,
		links: rawRouteInfo.links,
		scripts: rawRouteInfo.scripts,
		routeData: deserializeRouteData(rawRouteInfo.routeData)
	};
}
// \0astro:react:opts
var _astro_react_opts_default = {
	include: void 0,
	exclude: void 0,
	experimentalReactChildren: false,
	experimentalDisableStreaming: true
};
// node_modules/@astrojs/react/dist/context.js
var contexts = /* @__PURE__ */ new WeakMap();
var ID_PREFIX = "r";
function getContext(rendererContextResult) {
	if (contexts.has(rendererContextResult)) return contexts.get(rendererContextResult);
	const ctx = {
		currentIndex: 0,
		get id() {
			return ID_PREFIX + this.currentIndex.toString();
		}
	};
	contexts.set(rendererContextResult, ctx);
	return ctx;
}
function incrementId(rendererContextResult) {
	const ctx = getContext(rendererContextResult);
	const id = ctx.id;
	ctx.currentIndex++;
	return id;
}
// node_modules/@astrojs/react/dist/static-html.js
var StaticHtml = ({ value, name, hydrate = true }) => {
	if (value == null || value.trim() === "") return null;
	return createElement(hydrate ? "astro-slot" : "astro-static-slot", {
		name,
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: value }
	});
};
var static_html_default = memo(StaticHtml, () => true);
// node_modules/@astrojs/internal-helpers/dist/create-filter.js
function ensureArray(thing) {
	if (Array.isArray(thing)) return thing;
	if (thing == null) return [];
	return [thing];
}
function toMatcher(pattern) {
	if (pattern instanceof RegExp) return pattern;
	const normalized = slash(pattern);
	const fn = picomatch(normalized, { dot: true });
	return { test: (what) => fn(what) };
}
function createFilter(include, exclude) {
	const includeMatchers = ensureArray(include).map(toMatcher);
	const excludeMatchers = ensureArray(exclude).map(toMatcher);
	if (!includeMatchers.length && !excludeMatchers.length) return (id) => typeof id === "string" && !id.includes("\0");
	return function(id) {
		if (typeof id !== "string") return false;
		if (id.includes("\0")) return false;
		const pathId = slash(id);
		for (const matcher of excludeMatchers) {
			if (matcher instanceof RegExp) matcher.lastIndex = 0;
			if (matcher.test(pathId)) return false;
		}
		for (const matcher of includeMatchers) {
			if (matcher instanceof RegExp) matcher.lastIndex = 0;
			if (matcher.test(pathId)) return true;
		}
		return !includeMatchers.length;
	};
}
// node_modules/@astrojs/react/dist/server.js
var slotName = (str) => str.trim().replace(/[-_]([a-z])/g, (_, w) => w.toUpperCase());
var reactTypeof = /* @__PURE__ */ Symbol.for("react.element");
var reactTransitionalTypeof = /* @__PURE__ */ Symbol.for("react.transitional.element");
var filter = _astro_react_opts_default?.include || _astro_react_opts_default?.exclude ? createFilter(_astro_react_opts_default.include, _astro_react_opts_default.exclude) : null;
async function check(Component, props, children, metadata) {
	if (typeof Component === "object") return Component["$$typeof"]?.toString().slice(7).startsWith("react") ?? false;
	if (typeof Component !== "function") return false;
	if (Component.name === "QwikComponent") return false;
	if (typeof Component === "function" && Component["$$typeof"] === /* @__PURE__ */ Symbol.for("react.forward_ref")) return false;
	if (Component.prototype != null && typeof Component.prototype.render === "function") return React.Component.isPrototypeOf(Component) || React.PureComponent.isPrototypeOf(Component);
	if (filter && metadata?.componentUrl && !filter(metadata.componentUrl)) return false;
	let isReactComponent = false;
	function Tester(...args) {
		try {
			const vnode = Component(...args);
			if (vnode && (vnode["$$typeof"] === reactTypeof || vnode["$$typeof"] === reactTransitionalTypeof)) isReactComponent = true;
		} catch {}
		return React.createElement("div");
	}
	await renderToStaticMarkup$1.call(this, Tester, props, children);
	return isReactComponent;
}
async function getNodeWritable() {
	let { Writable } = await import(
		/* @vite-ignore */
		"node:stream"
);
	return Writable;
}
function needsHydration(metadata) {
	return metadata?.astroStaticSlot ? !!metadata.hydrate : true;
}
async function renderToStaticMarkup$1(Component, props, { default: children, ...slotted }, metadata) {
	let prefix;
	if (this && this.result) prefix = incrementId(this.result);
	const attrs = { prefix };
	delete props["class"];
	const slots = {};
	for (const [key, value] of Object.entries(slotted)) {
		const name = slotName(key);
		slots[name] = React.createElement(static_html_default, {
			hydrate: needsHydration(metadata),
			value,
			name
		});
	}
	const newProps = {
		...props,
		...slots
	};
	const newChildren = children ?? props.children;
	if (children && _astro_react_opts_default.experimentalReactChildren) {
		attrs["data-react-children"] = true;
		newProps.children = (await import("./chunks/vnode-children_C4hxNQje.mjs").then((mod) => mod.default))(children);
	} else if (newChildren != null) newProps.children = React.createElement(static_html_default, {
		hydrate: needsHydration(metadata),
		value: newChildren
	});
	const formState = this ? await getFormState(this) : void 0;
	if (formState) {
		attrs["data-action-result"] = JSON.stringify(formState[0]);
		attrs["data-action-key"] = formState[1];
		attrs["data-action-name"] = formState[2];
	}
	const vnode = React.createElement(Component, newProps);
	const renderOptions = {
		identifierPrefix: prefix,
		formState
	};
	let html;
	if (_astro_react_opts_default.experimentalDisableStreaming) html = ReactDOM.renderToString(vnode, renderOptions);
	else if ("renderToReadableStream" in ReactDOM) html = await renderToReadableStreamAsync(vnode, renderOptions);
	else html = await renderToPipeableStreamAsync(vnode, renderOptions);
	html = html.replace(/<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g, "");
	return {
		html,
		attrs
	};
}
async function getFormState({ result }) {
	const { request, actionResult } = result;
	if (!actionResult) return void 0;
	if (!isFormRequest(request.headers.get("content-type"))) return void 0;
	const { searchParams } = new URL(request.url);
	const actionKey = (await request.clone().formData()).get("$ACTION_KEY")?.toString();
	const actionName = searchParams.get("_action");
	if (!actionKey || !actionName) return void 0;
	return [
		actionResult,
		actionKey,
		actionName
	];
}
async function renderToPipeableStreamAsync(vnode, options) {
	const Writable = await getNodeWritable();
	let html = "";
	return new Promise((resolve, reject) => {
		let error = void 0;
		let stream = ReactDOM.renderToPipeableStream(vnode, {
			...options,
			onError(err) {
				error = err;
				reject(error);
			},
			onAllReady() {
				stream.pipe(new Writable({
					write(chunk, _encoding, callback) {
						html += chunk.toString("utf-8");
						callback();
					},
					destroy() {
						resolve(html);
					}
				}));
			}
		});
	});
}
async function readResult(stream) {
	const reader = stream.getReader();
	let result = "";
	const decoder = new TextDecoder("utf-8");
	while (true) {
		const { done, value } = await reader.read();
		if (done) {
			if (value) result += decoder.decode(value);
			else decoder.decode(/* @__PURE__ */ new Uint8Array());
			return result;
		}
		result += decoder.decode(value, { stream: true });
	}
}
async function renderToReadableStreamAsync(vnode, options) {
	return await readResult(await ReactDOM.renderToReadableStream(vnode, options));
}
var formContentTypes$1 = ["application/x-www-form-urlencoded", "multipart/form-data"];
function isFormRequest(contentType) {
	const type = contentType?.split(";")[0].toLowerCase();
	return formContentTypes$1.some((t) => type === t);
}
// \0virtual:astro:renderers
var renderers = [Object.assign({
	"name": "@astrojs/react",
	"clientEntrypoint": "@astrojs/react/client.js",
	"serverEntrypoint": "@astrojs/react/server.js"
}, { ssr: {
	name: "@astrojs/react",
	check,
	renderToStaticMarkup: renderToStaticMarkup$1,
	supportsAstroStaticSlot: true
} })];
[
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"type": "page",
			"component": "_server-islands.astro",
			"params": ["name"],
			"segments": [[{
				"content": "_server-islands",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "name",
				"dynamic": true,
				"spread": false
			}]],
			"pattern": "^\\/_server-islands\\/([^/]+?)\\/?$",
			"prerender": false,
			"isIndex": false,
			"fallbackRoutes": [],
			"route": "/_server-islands/[name]",
			"origin": "internal",
			"distURL": [],
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/_image",
			"component": "node_modules/astro/dist/assets/endpoint/generic.js",
			"params": [],
			"pathname": "/_image",
			"pattern": "^\\/_image\\/?$",
			"segments": [[{
				"content": "_image",
				"dynamic": false,
				"spread": false
			}]],
			"type": "endpoint",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"isIndex": false,
			"origin": "internal",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/404",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/404\\/?$",
			"segments": [[{
				"content": "404",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/404.astro",
			"pathname": "/404",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/500",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/500\\/?$",
			"segments": [[{
				"content": "500",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/500.astro",
			"pathname": "/500",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/api_keys/[id]",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/api_keys\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "api_keys",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/api_keys/[id].ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/api_keys",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/api_keys\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "api_keys",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/api_keys/index.ts",
			"pathname": "/api/v2/api_keys",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/appearance",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/appearance\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "appearance",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/appearance.ts",
			"pathname": "/api/v2/appearance",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/docs",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/api\\/v2\\/docs\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "docs",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/docs.astro",
			"pathname": "/api/v2/docs",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/events",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/events\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "events",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/events.ts",
			"pathname": "/api/v2/events",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/adjustments",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/adjustments\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "adjustments",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/adjustments.ts",
			"pathname": "/api/v2/incentives/adjustments",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/leaderboard/me",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/leaderboard\\/me\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "leaderboard",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "me",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/leaderboard/me.ts",
			"pathname": "/api/v2/incentives/leaderboard/me",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/leaderboard",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/leaderboard\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "leaderboard",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/leaderboard/index.ts",
			"pathname": "/api/v2/incentives/leaderboard",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/orders/[id]/cancel",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/orders\\/([^/]+?)\\/cancel\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "orders",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "cancel",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/orders/[id]/cancel.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/orders/[id]",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/orders\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "orders",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/orders/[id]/index.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/orders",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/orders\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "orders",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/orders/index.ts",
			"pathname": "/api/v2/incentives/orders",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/products/[id]/codes/[codeId]",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/products\\/([^/]+?)\\/codes\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "products",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "codes",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "codeId",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id", "codeId"],
			"component": "src/pages/api/v2/incentives/products/[id]/codes/[codeId].ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/products/[id]/codes",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/products\\/([^/]+?)\\/codes\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "products",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "codes",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/products/[id]/codes/index.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/products/[id]",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/products\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "products",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/products/[id]/index.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/products",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/products\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "products",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/products/index.ts",
			"pathname": "/api/v2/incentives/products",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/schedules/simulate",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/schedules\\/simulate\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "schedules",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "simulate",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/schedules/simulate.ts",
			"pathname": "/api/v2/incentives/schedules/simulate",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/schedules/[id]",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/schedules\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "schedules",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/schedules/[id].ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/schedules",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/schedules\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "schedules",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/schedules/index.ts",
			"pathname": "/api/v2/incentives/schedules",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/shop/[id]/goal",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/shop\\/([^/]+?)\\/goal\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "goal",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/shop/[id]/goal.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/shop/[id]/wish",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/shop\\/([^/]+?)\\/wish\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "wish",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/shop/[id]/wish.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/shop/[id]",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/shop\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/incentives/shop/[id]/index.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/shop",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/shop\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/shop/index.ts",
			"pathname": "/api/v2/incentives/shop",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/shop_checkout",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/shop_checkout\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop_checkout",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/shop_checkout.ts",
			"pathname": "/api/v2/incentives/shop_checkout",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/shop_info",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/shop_info\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop_info",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/shop_info.ts",
			"pathname": "/api/v2/incentives/shop_info",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/wallet/entries",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/wallet\\/entries\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "wallet",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "entries",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/wallet/entries.ts",
			"pathname": "/api/v2/incentives/wallet/entries",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/incentives/wallet",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/incentives\\/wallet\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "wallet",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/incentives/wallet.ts",
			"pathname": "/api/v2/incentives/wallet",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/languages",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/languages\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "languages",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/languages.ts",
			"pathname": "/api/v2/languages",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/me",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/me\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "me",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/me.ts",
			"pathname": "/api/v2/me",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/navigation",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/navigation\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "navigation",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/navigation.ts",
			"pathname": "/api/v2/navigation",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/notices/choices",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/notices\\/choices\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "notices",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "choices",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/notices/choices.ts",
			"pathname": "/api/v2/notices/choices",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/notices",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/notices\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "notices",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/notices.ts",
			"pathname": "/api/v2/notices",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/openapi.json",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/openapi\\.json$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "openapi.json",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/openapi.json.ts",
			"pathname": "/api/v2/openapi.json",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/organizations",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/organizations\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "organizations",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/organizations.ts",
			"pathname": "/api/v2/organizations",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/search",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/search\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "search",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/search.ts",
			"pathname": "/api/v2/search",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/session",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/session\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "session",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/session.ts",
			"pathname": "/api/v2/session",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/settings/incentives/rules/simulate",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/settings\\/incentives\\/rules\\/simulate\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "settings",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "rules",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "simulate",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/settings/incentives/rules/simulate.ts",
			"pathname": "/api/v2/settings/incentives/rules/simulate",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/settings/incentives/rules/versions",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/settings\\/incentives\\/rules\\/versions\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "settings",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "rules",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "versions",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/settings/incentives/rules/versions.ts",
			"pathname": "/api/v2/settings/incentives/rules/versions",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/settings/incentives/rules",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/settings\\/incentives\\/rules\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "settings",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "rules",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/settings/incentives/rules/index.ts",
			"pathname": "/api/v2/settings/incentives/rules",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/settings/incentives/shop",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/settings\\/incentives\\/shop\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "settings",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "shop",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/settings/incentives/shop.ts",
			"pathname": "/api/v2/settings/incentives/shop",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/settings",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/settings\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "settings",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/settings.ts",
			"pathname": "/api/v2/settings",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/storefront/settings",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/storefront\\/settings\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "storefront",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "settings",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/storefront/settings.ts",
			"pathname": "/api/v2/storefront/settings",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/storefront",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/storefront\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "storefront",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/storefront/index.ts",
			"pathname": "/api/v2/storefront",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/storefront_sections/[id]",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/storefront_sections\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "storefront_sections",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/storefront_sections/[id].ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/taxonomy_terms",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/taxonomy_terms\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "taxonomy_terms",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/taxonomy_terms.ts",
			"pathname": "/api/v2/taxonomy_terms",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/trainings/[id]/enrolment",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/trainings\\/([^/]+?)\\/enrolment\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "trainings",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "enrolment",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/trainings/[id]/enrolment.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/trainings/[id]",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/trainings\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "trainings",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/api/v2/trainings/[id]/index.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/trainings",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/trainings\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "trainings",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/trainings/index.ts",
			"pathname": "/api/v2/trainings",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/translations",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/translations\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "translations",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/translations.ts",
			"pathname": "/api/v2/translations",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/users/password-reset",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/users\\/password-reset\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "users",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "password-reset",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/users/password-reset.ts",
			"pathname": "/api/v2/users/password-reset",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/users/[uid]/pending_mail",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/users\\/([^/]+?)\\/pending_mail\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "users",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "uid",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "pending_mail",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["uid"],
			"component": "src/pages/api/v2/users/[uid]/pending_mail.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/users/[uid]",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/users\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "users",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "uid",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["uid"],
			"component": "src/pages/api/v2/users/[uid]/index.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/users",
			"isIndex": true,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/users\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "users",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/users/index.ts",
			"pathname": "/api/v2/users",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/vocabularies",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/vocabularies\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "vocabularies",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/vocabularies.ts",
			"pathname": "/api/v2/vocabularies",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/xapi/about",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/xapi\\/about\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "xapi",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "about",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/xapi/about.ts",
			"pathname": "/api/v2/xapi/about",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/xapi/statements",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2\\/xapi\\/statements\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "xapi",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "statements",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/api/v2/xapi/statements.ts",
			"pathname": "/api/v2/xapi/statements",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/api/v2/[...path]",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/api\\/v2(?:\\/(.*?))?\\/?$",
			"segments": [
				[{
					"content": "api",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "v2",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "...path",
					"dynamic": true,
					"spread": true
				}]
			],
			"params": ["...path"],
			"component": "src/pages/api/v2/[...path].ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/dashboard",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/dashboard\\/?$",
			"segments": [[{
				"content": "dashboard",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/dashboard.astro",
			"pathname": "/dashboard",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/demo/mails",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/demo\\/mails\\/?$",
			"segments": [[{
				"content": "demo",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "mails",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/demo/mails.astro",
			"pathname": "/demo/mails",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/demo/training/[slug]",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/demo\\/training\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "demo",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "training",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "slug",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["slug"],
			"component": "src/pages/demo/training/[slug].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/demo/[page]",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/demo\\/([^/]+?)\\/?$",
			"segments": [[{
				"content": "demo",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "page",
				"dynamic": true,
				"spread": false
			}]],
			"params": ["page"],
			"component": "src/pages/demo/[page].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/denied",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/denied\\/?$",
			"segments": [[{
				"content": "denied",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/denied.astro",
			"pathname": "/denied",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives/orders/[id]",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/incentives\\/orders\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "orders",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/incentives/orders/[id].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives/orders",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/incentives\\/orders\\/?$",
			"segments": [[{
				"content": "incentives",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "orders",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/incentives/orders/index.astro",
			"pathname": "/incentives/orders",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives/purchase-success",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/incentives\\/purchase-success\\/?$",
			"segments": [[{
				"content": "incentives",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "purchase-success",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/incentives/purchase-success.astro",
			"pathname": "/incentives/purchase-success",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives/wallet",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/incentives\\/wallet\\/?$",
			"segments": [[{
				"content": "incentives",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "wallet",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/incentives/wallet.astro",
			"pathname": "/incentives/wallet",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives/[productId]/purchase",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/incentives\\/([^/]+?)\\/purchase\\/?$",
			"segments": [
				[{
					"content": "incentives",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "productId",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "purchase",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["productId"],
			"component": "src/pages/incentives/[productId]/purchase.astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives/[productId]",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/incentives\\/([^/]+?)\\/?$",
			"segments": [[{
				"content": "incentives",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "productId",
				"dynamic": true,
				"spread": false
			}]],
			"params": ["productId"],
			"component": "src/pages/incentives/[productId]/index.astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/incentives",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/incentives\\/?$",
			"segments": [[{
				"content": "incentives",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/incentives/index.astro",
			"pathname": "/incentives",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/leaderboard",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/leaderboard\\/?$",
			"segments": [[{
				"content": "leaderboard",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/leaderboard.astro",
			"pathname": "/leaderboard",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/media/cover/[palette]/[ratio]/[seed].svg",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/media\\/cover\\/([^/]+?)\\/([^/]+?)\\/([^/]+?)\\.svg$",
			"segments": [
				[{
					"content": "media",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "cover",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "palette",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "ratio",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "seed",
					"dynamic": true,
					"spread": false
				}, {
					"content": ".svg",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [
				"palette",
				"ratio",
				"seed"
			],
			"component": "src/pages/media/cover/[palette]/[ratio]/[seed].svg.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/media/demo/[name].svg",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/media\\/demo\\/([^/]+?)\\.svg$",
			"segments": [
				[{
					"content": "media",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "demo",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "name",
					"dynamic": true,
					"spread": false
				}, {
					"content": ".svg",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["name"],
			"component": "src/pages/media/demo/[name].svg.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/not-found",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/not-found\\/?$",
			"segments": [[{
				"content": "not-found",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/not-found.astro",
			"pathname": "/not-found",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/robots.txt",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/robots\\.txt$",
			"segments": [[{
				"content": "robots.txt",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/robots.txt.ts",
			"pathname": "/robots.txt",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/search",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/search\\/?$",
			"segments": [[{
				"content": "search",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/search.astro",
			"pathname": "/search",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/site.webmanifest",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/site\\.webmanifest$",
			"segments": [[{
				"content": "site.webmanifest",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/site.webmanifest.ts",
			"pathname": "/site.webmanifest",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/sitemap/[part].xml",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/sitemap\\/([^/]+?)\\.xml$",
			"segments": [[{
				"content": "sitemap",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "part",
				"dynamic": true,
				"spread": false
			}, {
				"content": ".xml",
				"dynamic": false,
				"spread": false
			}]],
			"params": ["part"],
			"component": "src/pages/sitemap/[part].xml.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/sitemap.xml",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/sitemap\\.xml$",
			"segments": [[{
				"content": "sitemap.xml",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/sitemap.xml.ts",
			"pathname": "/sitemap.xml",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/storefront/search",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/storefront\\/search\\/?$",
			"segments": [[{
				"content": "storefront",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "search",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/storefront/search.astro",
			"pathname": "/storefront/search",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/storefront/[sectionId]",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/storefront\\/([^/]+?)\\/?$",
			"segments": [[{
				"content": "storefront",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "sectionId",
				"dynamic": true,
				"spread": false
			}]],
			"params": ["sectionId"],
			"component": "src/pages/storefront/[sectionId].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/storefront",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/storefront\\/?$",
			"segments": [[{
				"content": "storefront",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/storefront/index.astro",
			"pathname": "/storefront",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/system/ajax/cookies-disclaimer/agree",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/system\\/ajax\\/cookies-disclaimer\\/agree\\/?$",
			"segments": [
				[{
					"content": "system",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "ajax",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "cookies-disclaimer",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "agree",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/system/ajax/cookies-disclaimer/agree.ts",
			"pathname": "/system/ajax/cookies-disclaimer/agree",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/theme/[hash].css",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/theme\\/([^/]+?)\\.css$",
			"segments": [[{
				"content": "theme",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "hash",
				"dynamic": true,
				"spread": false
			}, {
				"content": ".css",
				"dynamic": false,
				"spread": false
			}]],
			"params": ["hash"],
			"component": "src/pages/theme/[hash].css.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/theme/[hash]/icons.svg",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/theme\\/([^/]+?)\\/icons\\.svg$",
			"segments": [
				[{
					"content": "theme",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "hash",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "icons.svg",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["hash"],
			"component": "src/pages/theme/[hash]/icons.svg.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/theme/[hash]/ground-[colour].css",
			"isIndex": false,
			"type": "endpoint",
			"pattern": "^\\/theme\\/([^/]+?)\\/ground-([^/]+?)\\.css$",
			"segments": [
				[{
					"content": "theme",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "hash",
					"dynamic": true,
					"spread": false
				}],
				[
					{
						"content": "ground-",
						"dynamic": false,
						"spread": false
					},
					{
						"content": "colour",
						"dynamic": true,
						"spread": false
					},
					{
						"content": ".css",
						"dynamic": false,
						"spread": false
					}
				]
			],
			"params": ["hash", "colour"],
			"component": "src/pages/theme/[hash]/ground-[colour].css.ts",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/training/[id]/enrolment",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/training\\/([^/]+?)\\/enrolment\\/?$",
			"segments": [
				[{
					"content": "training",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "id",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "enrolment",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["id"],
			"component": "src/pages/training/[id]/enrolment.astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/training/[id]",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/training\\/([^/]+?)\\/?$",
			"segments": [[{
				"content": "training",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "id",
				"dynamic": true,
				"spread": false
			}]],
			"params": ["id"],
			"component": "src/pages/training/[id]/index.astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/trainings",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/trainings\\/?$",
			"segments": [[{
				"content": "trainings",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/trainings.astro",
			"pathname": "/trainings",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/language",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/language\\/?$",
			"segments": [[{
				"content": "user",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "language",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/user/language.astro",
			"pathname": "/user/language",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/login",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/login\\/?$",
			"segments": [[{
				"content": "user",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "login",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/user/login.astro",
			"pathname": "/user/login",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/logout",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/logout\\/?$",
			"segments": [[{
				"content": "user",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "logout",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/user/logout.astro",
			"pathname": "/user/logout",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/mail/[token]",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/mail\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "user",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "mail",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "token",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["token"],
			"component": "src/pages/user/mail/[token].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/notices",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/notices\\/?$",
			"segments": [[{
				"content": "user",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "notices",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/user/notices.astro",
			"pathname": "/user/notices",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/password/sent",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/password\\/sent\\/?$",
			"segments": [
				[{
					"content": "user",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "password",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "sent",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": [],
			"component": "src/pages/user/password/sent.astro",
			"pathname": "/user/password/sent",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/password/[token]",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/password\\/([^/]+?)\\/?$",
			"segments": [
				[{
					"content": "user",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "password",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "token",
					"dynamic": true,
					"spread": false
				}]
			],
			"params": ["token"],
			"component": "src/pages/user/password/[token].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/password",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/user\\/password\\/?$",
			"segments": [[{
				"content": "user",
				"dynamic": false,
				"spread": false
			}], [{
				"content": "password",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/user/password/index.astro",
			"pathname": "/user/password",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/[uid]/edit",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/([^/]+?)\\/edit\\/?$",
			"segments": [
				[{
					"content": "user",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "uid",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "edit",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["uid"],
			"component": "src/pages/user/[uid]/edit.astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user/[uid]/mail",
			"isIndex": false,
			"type": "page",
			"pattern": "^\\/user\\/([^/]+?)\\/mail\\/?$",
			"segments": [
				[{
					"content": "user",
					"dynamic": false,
					"spread": false
				}],
				[{
					"content": "uid",
					"dynamic": true,
					"spread": false
				}],
				[{
					"content": "mail",
					"dynamic": false,
					"spread": false
				}]
			],
			"params": ["uid"],
			"component": "src/pages/user/[uid]/mail.astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/user",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/user\\/?$",
			"segments": [[{
				"content": "user",
				"dynamic": false,
				"spread": false
			}]],
			"params": [],
			"component": "src/pages/user/index.astro",
			"pathname": "/user",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/",
			"isIndex": true,
			"type": "page",
			"pattern": "^\\/$",
			"segments": [],
			"params": [],
			"component": "src/pages/index.astro",
			"pathname": "/",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	},
	{
		"file": "",
		"links": [],
		"scripts": [],
		"styles": [],
		"routeData": {
			"route": "/[...path]",
			"isIndex": false,
			"type": "page",
			"pattern": "^(?:\\/(.*?))?\\/?$",
			"segments": [[{
				"content": "...path",
				"dynamic": true,
				"spread": true
			}]],
			"params": ["...path"],
			"component": "src/pages/[...path].astro",
			"prerender": false,
			"fallbackRoutes": [],
			"distURL": [],
			"origin": "project",
			"_meta": { "trailingSlash": "ignore" }
		}
	}
].map(deserializeRouteInfo);
// \0virtual:astro:pages
var _page0 = () => import("./chunks/generic_BdYN0zuS.mjs");
var _page1 = () => import("./chunks/404_DnlUpI0K.mjs");
var _page2 = () => import("./chunks/500_D5l4Efmu.mjs");
var _page3 = () => import("./chunks/_id__ogBNCHq-.mjs");
var _page4 = () => import("./chunks/index_BSC0Nggq.mjs");
var _page5 = () => import("./chunks/appearance_BY4BKPiM.mjs");
var _page6 = () => import("./chunks/docs_BGx0rpNU.mjs");
var _page7 = () => import("./chunks/events_BVnv-PcW.mjs");
var _page8 = () => import("./chunks/adjustments_RohvA0r5.mjs");
var _page9 = () => import("./chunks/me_DgWkeEZX.mjs");
var _page10 = () => import("./chunks/index_CHudiCCE.mjs");
var _page11 = () => import("./chunks/cancel_DmE9t44j.mjs");
var _page12 = () => import("./chunks/index_CafRaQ5B.mjs");
var _page13 = () => import("./chunks/index_CTiPFRAH.mjs");
var _page14 = () => import("./chunks/_codeId__CNNnIIef.mjs");
var _page15 = () => import("./chunks/index_BJkrwnrj.mjs");
var _page16 = () => import("./chunks/index_DZ7468ke.mjs");
var _page17 = () => import("./chunks/index_BHHY3I72.mjs");
var _page18 = () => import("./chunks/simulate_cxfa3fes.mjs");
var _page19 = () => import("./chunks/_id__Cx5fXSVd.mjs");
var _page20 = () => import("./chunks/index_BCmLbYkf.mjs");
var _page21 = () => import("./chunks/goal_CVSTLwpv.mjs");
var _page22 = () => import("./chunks/wish_DBKDqkOY.mjs");
var _page23 = () => import("./chunks/index_x_WECazh.mjs");
var _page24 = () => import("./chunks/index_Q0wqpyjt.mjs");
var _page25 = () => import("./chunks/shop_checkout_-ayesfJk.mjs");
var _page26 = () => import("./chunks/shop_info_D9dfx2vO.mjs");
var _page27 = () => import("./chunks/entries_Bbc4hM6C.mjs");
var _page28 = () => import("./chunks/wallet_QORcfMCF.mjs");
var _page29 = () => import("./chunks/languages_DauMAPt5.mjs");
var _page30 = () => import("./chunks/me_CgfPqU3Y.mjs");
var _page31 = () => import("./chunks/navigation_Bob1w7hR.mjs");
var _page32 = () => import("./chunks/choices_DpnqyiAf.mjs");
var _page33 = () => import("./chunks/notices_DPWjdtts.mjs");
var _page34 = () => import("./chunks/openapi_D4xJcdUj.mjs");
var _page35 = () => import("./chunks/organizations_B4_L5um1.mjs");
var _page36 = () => import("./chunks/search_CZ_4TNHf.mjs");
var _page37 = () => import("./chunks/session_f6bI8E_T.mjs");
var _page38 = () => import("./chunks/simulate_C1mmRuSP.mjs");
var _page39 = () => import("./chunks/versions_DB-sifb5.mjs");
var _page40 = () => import("./chunks/index_BPdjDzFp.mjs");
var _page41 = () => import("./chunks/shop_DYodzZeg.mjs");
var _page42 = () => import("./chunks/settings_Sczz2HkZ.mjs");
var _page43 = () => import("./chunks/settings_hwHBEYoY.mjs");
var _page44 = () => import("./chunks/index_sEQU86FL.mjs");
var _page45 = () => import("./chunks/_id__BpW0FTNu.mjs");
var _page46 = () => import("./chunks/taxonomy_terms_B93L4Efq.mjs");
var _page47 = () => import("./chunks/enrolment_sjmDknQl.mjs");
var _page48 = () => import("./chunks/index_CrVtswxd.mjs");
var _page49 = () => import("./chunks/index_BpxXlYhT.mjs");
var _page50 = () => import("./chunks/translations_C7xXb3lv.mjs");
var _page51 = () => import("./chunks/password-reset_B9eq0enQ.mjs");
var _page52 = () => import("./chunks/pending_mail_BfkmIVYx.mjs");
var _page53 = () => import("./chunks/index_DzJzWQaK.mjs");
var _page54 = () => import("./chunks/index_C79yD731.mjs");
var _page55 = () => import("./chunks/vocabularies_DJvt2ItL.mjs");
var _page56 = () => import("./chunks/about_BeaaX6Ab.mjs");
var _page57 = () => import("./chunks/statements_DyAgdrLS.mjs");
var _page58 = () => import("./chunks/_.._Bb5ZYZof.mjs");
var _page59 = () => import("./chunks/dashboard_BKmifiJ8.mjs");
var _page60 = () => import("./chunks/mails_D3414RDz.mjs");
var _page61 = () => import("./chunks/_slug__CK5FG3-5.mjs");
var _page62 = () => import("./chunks/_page__DoeR3iJS.mjs");
var _page63 = () => import("./chunks/denied_DfO9rjDh.mjs");
var _page64 = () => import("./chunks/_id__B2LZtCdi.mjs");
var _page65 = () => import("./chunks/index_DKYxCGcl.mjs");
var _page66 = () => import("./chunks/purchase-success_BsShbGso.mjs");
var _page67 = () => import("./chunks/wallet_CPWismQB.mjs");
var _page68 = () => import("./chunks/purchase_DAJSuyLl.mjs");
var _page69 = () => import("./chunks/index_BDP79oBF.mjs");
var _page70 = () => import("./chunks/index_bMNl-4Bn.mjs");
var _page71 = () => import("./chunks/leaderboard_BgwcOd70.mjs");
var _page72 = () => import("./chunks/_seed__bQgDqEp7.mjs");
var _page73 = () => import("./chunks/_name__DqrNuNZY.mjs");
var _page74 = () => import("./chunks/not-found_Bej7-Rgv.mjs");
var _page75 = () => import("./chunks/robots_D_HfkMX0.mjs");
var _page76 = () => import("./chunks/search_CciEiURh.mjs");
var _page77 = () => import("./chunks/site_D8JuA_52.mjs");
var _page78 = () => import("./chunks/_part__BCdPPlLj.mjs");
var _page79 = () => import("./chunks/sitemap_CzWLsLFz.mjs");
var _page80 = () => import("./chunks/search_D-6XFilP.mjs");
var _page81 = () => import("./chunks/_sectionId__DREnJJta.mjs");
var _page82 = () => import("./chunks/index_BnnuFt15.mjs");
var _page83 = () => import("./chunks/agree_CVA8vFpp.mjs");
var _page84 = () => import("./chunks/_hash__Bjjfdieb.mjs");
var _page85 = () => import("./chunks/icons_CWK8dHZf.mjs");
var _page86 = () => import("./chunks/ground-_colour__CNUnZWIX.mjs");
var _page87 = () => import("./chunks/enrolment_7bZy5lhO.mjs");
var _page88 = () => import("./chunks/index_BDxC0p5Z.mjs");
var _page89 = () => import("./chunks/trainings_DkyaQB3x.mjs");
var _page90 = () => import("./chunks/language_C5oFFsLY.mjs");
var _page91 = () => import("./chunks/login_C8IiuT00.mjs");
var _page92 = () => import("./chunks/logout_BlMYKjtC.mjs");
var _page93 = () => import("./chunks/_token__B2KAqYo8.mjs");
var _page94 = () => import("./chunks/notices_ByIFdj1z.mjs");
var _page95 = () => import("./chunks/sent_BuKTHzWv.mjs");
var _page96 = () => import("./chunks/_token__D_KYlqUD.mjs");
var _page97 = () => import("./chunks/index_Di0iBv_m.mjs");
var _page98 = () => import("./chunks/edit_DqJoKMgA.mjs");
var _page99 = () => import("./chunks/mail_CRweo8XU.mjs");
var _page100 = () => import("./chunks/index_DkZ5H8vU.mjs");
var _page101 = () => import("./chunks/index_CLqbrvdj.mjs");
var _page102 = () => import("./chunks/_.._wqa_Rdxd.mjs");
var pageMap = /* @__PURE__ */ new Map([
	["node_modules/astro/dist/assets/endpoint/generic.js", _page0],
	["src/pages/404.astro", _page1],
	["src/pages/500.astro", _page2],
	["src/pages/api/v2/api_keys/[id].ts", _page3],
	["src/pages/api/v2/api_keys/index.ts", _page4],
	["src/pages/api/v2/appearance.ts", _page5],
	["src/pages/api/v2/docs.astro", _page6],
	["src/pages/api/v2/events.ts", _page7],
	["src/pages/api/v2/incentives/adjustments.ts", _page8],
	["src/pages/api/v2/incentives/leaderboard/me.ts", _page9],
	["src/pages/api/v2/incentives/leaderboard/index.ts", _page10],
	["src/pages/api/v2/incentives/orders/[id]/cancel.ts", _page11],
	["src/pages/api/v2/incentives/orders/[id]/index.ts", _page12],
	["src/pages/api/v2/incentives/orders/index.ts", _page13],
	["src/pages/api/v2/incentives/products/[id]/codes/[codeId].ts", _page14],
	["src/pages/api/v2/incentives/products/[id]/codes/index.ts", _page15],
	["src/pages/api/v2/incentives/products/[id]/index.ts", _page16],
	["src/pages/api/v2/incentives/products/index.ts", _page17],
	["src/pages/api/v2/incentives/schedules/simulate.ts", _page18],
	["src/pages/api/v2/incentives/schedules/[id].ts", _page19],
	["src/pages/api/v2/incentives/schedules/index.ts", _page20],
	["src/pages/api/v2/incentives/shop/[id]/goal.ts", _page21],
	["src/pages/api/v2/incentives/shop/[id]/wish.ts", _page22],
	["src/pages/api/v2/incentives/shop/[id]/index.ts", _page23],
	["src/pages/api/v2/incentives/shop/index.ts", _page24],
	["src/pages/api/v2/incentives/shop_checkout.ts", _page25],
	["src/pages/api/v2/incentives/shop_info.ts", _page26],
	["src/pages/api/v2/incentives/wallet/entries.ts", _page27],
	["src/pages/api/v2/incentives/wallet.ts", _page28],
	["src/pages/api/v2/languages.ts", _page29],
	["src/pages/api/v2/me.ts", _page30],
	["src/pages/api/v2/navigation.ts", _page31],
	["src/pages/api/v2/notices/choices.ts", _page32],
	["src/pages/api/v2/notices.ts", _page33],
	["src/pages/api/v2/openapi.json.ts", _page34],
	["src/pages/api/v2/organizations.ts", _page35],
	["src/pages/api/v2/search.ts", _page36],
	["src/pages/api/v2/session.ts", _page37],
	["src/pages/api/v2/settings/incentives/rules/simulate.ts", _page38],
	["src/pages/api/v2/settings/incentives/rules/versions.ts", _page39],
	["src/pages/api/v2/settings/incentives/rules/index.ts", _page40],
	["src/pages/api/v2/settings/incentives/shop.ts", _page41],
	["src/pages/api/v2/settings.ts", _page42],
	["src/pages/api/v2/storefront/settings.ts", _page43],
	["src/pages/api/v2/storefront/index.ts", _page44],
	["src/pages/api/v2/storefront_sections/[id].ts", _page45],
	["src/pages/api/v2/taxonomy_terms.ts", _page46],
	["src/pages/api/v2/trainings/[id]/enrolment.ts", _page47],
	["src/pages/api/v2/trainings/[id]/index.ts", _page48],
	["src/pages/api/v2/trainings/index.ts", _page49],
	["src/pages/api/v2/translations.ts", _page50],
	["src/pages/api/v2/users/password-reset.ts", _page51],
	["src/pages/api/v2/users/[uid]/pending_mail.ts", _page52],
	["src/pages/api/v2/users/[uid]/index.ts", _page53],
	["src/pages/api/v2/users/index.ts", _page54],
	["src/pages/api/v2/vocabularies.ts", _page55],
	["src/pages/api/v2/xapi/about.ts", _page56],
	["src/pages/api/v2/xapi/statements.ts", _page57],
	["src/pages/api/v2/[...path].ts", _page58],
	["src/pages/dashboard.astro", _page59],
	["src/pages/demo/mails.astro", _page60],
	["src/pages/demo/training/[slug].astro", _page61],
	["src/pages/demo/[page].astro", _page62],
	["src/pages/denied.astro", _page63],
	["src/pages/incentives/orders/[id].astro", _page64],
	["src/pages/incentives/orders/index.astro", _page65],
	["src/pages/incentives/purchase-success.astro", _page66],
	["src/pages/incentives/wallet.astro", _page67],
	["src/pages/incentives/[productId]/purchase.astro", _page68],
	["src/pages/incentives/[productId]/index.astro", _page69],
	["src/pages/incentives/index.astro", _page70],
	["src/pages/leaderboard.astro", _page71],
	["src/pages/media/cover/[palette]/[ratio]/[seed].svg.ts", _page72],
	["src/pages/media/demo/[name].svg.ts", _page73],
	["src/pages/not-found.astro", _page74],
	["src/pages/robots.txt.ts", _page75],
	["src/pages/search.astro", _page76],
	["src/pages/site.webmanifest.ts", _page77],
	["src/pages/sitemap/[part].xml.ts", _page78],
	["src/pages/sitemap.xml.ts", _page79],
	["src/pages/storefront/search.astro", _page80],
	["src/pages/storefront/[sectionId].astro", _page81],
	["src/pages/storefront/index.astro", _page82],
	["src/pages/system/ajax/cookies-disclaimer/agree.ts", _page83],
	["src/pages/theme/[hash].css.ts", _page84],
	["src/pages/theme/[hash]/icons.svg.ts", _page85],
	["src/pages/theme/[hash]/ground-[colour].css.ts", _page86],
	["src/pages/training/[id]/enrolment.astro", _page87],
	["src/pages/training/[id]/index.astro", _page88],
	["src/pages/trainings.astro", _page89],
	["src/pages/user/language.astro", _page90],
	["src/pages/user/login.astro", _page91],
	["src/pages/user/logout.astro", _page92],
	["src/pages/user/mail/[token].astro", _page93],
	["src/pages/user/notices.astro", _page94],
	["src/pages/user/password/sent.astro", _page95],
	["src/pages/user/password/[token].astro", _page96],
	["src/pages/user/password/index.astro", _page97],
	["src/pages/user/[uid]/edit.astro", _page98],
	["src/pages/user/[uid]/mail.astro", _page99],
	["src/pages/user/index.astro", _page100],
	["src/pages/index.astro", _page101],
	["src/pages/[...path].astro", _page102]
]);
// \0virtual:astro:manifest
var _manifest = deserializeManifest({"rootDir":"file:///work/wt/speed/","cacheDir":"file:///work/wt/speed/node_modules/.astro/","outDir":"file:///work/wt/speed/dist/","srcDir":"file:///work/wt/speed/src/","publicDir":"file:///work/wt/speed/public/","buildClientDir":"file:///work/wt/speed/dist/client/","buildServerDir":"file:///work/wt/speed/dist/server/","adapterName":"door","assetsDir":"_astro","routes":[{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"type":"page","component":"_server-islands.astro","params":["name"],"segments":[[{"content":"_server-islands","dynamic":false,"spread":false}],[{"content":"name","dynamic":true,"spread":false}]],"pattern":"^\\/_server-islands\\/([^/]+?)\\/?$","prerender":false,"isIndex":false,"fallbackRoutes":[],"route":"/_server-islands/[name]","origin":"internal","distURL":[],"_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/_image","component":"node_modules/astro/dist/assets/endpoint/generic.js","params":[],"pathname":"/_image","pattern":"^\\/_image\\/?$","segments":[[{"content":"_image","dynamic":false,"spread":false}]],"type":"endpoint","prerender":false,"fallbackRoutes":[],"distURL":[],"isIndex":false,"origin":"internal","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/SpecialPage.EbRyRA-f.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/404","isIndex":false,"type":"page","pattern":"^\\/404\\/?$","segments":[[{"content":"404","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/404.astro","pathname":"/404","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/SpecialPage.EbRyRA-f.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/500","isIndex":false,"type":"page","pattern":"^\\/500\\/?$","segments":[[{"content":"500","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/500.astro","pathname":"/500","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/api_keys/[id]","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/api_keys\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"api_keys","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/api_keys/[id].ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/api_keys","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/api_keys\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"api_keys","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/api_keys/index.ts","pathname":"/api/v2/api_keys","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/appearance","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/appearance\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"appearance","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/appearance.ts","pathname":"/api/v2/appearance","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/docs.BTfWiUte.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/api/v2/docs","isIndex":false,"type":"page","pattern":"^\\/api\\/v2\\/docs\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"docs","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/docs.astro","pathname":"/api/v2/docs","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/events","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/events\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"events","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/events.ts","pathname":"/api/v2/events","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/adjustments","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/adjustments\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"adjustments","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/adjustments.ts","pathname":"/api/v2/incentives/adjustments","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/leaderboard/me","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/leaderboard\\/me\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"leaderboard","dynamic":false,"spread":false}],[{"content":"me","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/leaderboard/me.ts","pathname":"/api/v2/incentives/leaderboard/me","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/leaderboard","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/leaderboard\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"leaderboard","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/leaderboard/index.ts","pathname":"/api/v2/incentives/leaderboard","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/orders/[id]/cancel","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/orders\\/([^/]+?)\\/cancel\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"orders","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"cancel","dynamic":false,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/orders/[id]/cancel.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/orders/[id]","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/orders\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"orders","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/orders/[id]/index.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/orders","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/orders\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"orders","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/orders/index.ts","pathname":"/api/v2/incentives/orders","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/products/[id]/codes/[codeId]","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/products\\/([^/]+?)\\/codes\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"products","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"codes","dynamic":false,"spread":false}],[{"content":"codeId","dynamic":true,"spread":false}]],"params":["id","codeId"],"component":"src/pages/api/v2/incentives/products/[id]/codes/[codeId].ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/products/[id]/codes","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/products\\/([^/]+?)\\/codes\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"products","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"codes","dynamic":false,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/products/[id]/codes/index.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/products/[id]","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/products\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"products","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/products/[id]/index.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/products","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/products\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"products","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/products/index.ts","pathname":"/api/v2/incentives/products","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/schedules/simulate","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/schedules\\/simulate\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"schedules","dynamic":false,"spread":false}],[{"content":"simulate","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/schedules/simulate.ts","pathname":"/api/v2/incentives/schedules/simulate","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/schedules/[id]","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/schedules\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"schedules","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/schedules/[id].ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/schedules","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/schedules\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"schedules","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/schedules/index.ts","pathname":"/api/v2/incentives/schedules","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/shop/[id]/goal","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/shop\\/([^/]+?)\\/goal\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"goal","dynamic":false,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/shop/[id]/goal.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/shop/[id]/wish","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/shop\\/([^/]+?)\\/wish\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"wish","dynamic":false,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/shop/[id]/wish.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/shop/[id]","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/shop\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/incentives/shop/[id]/index.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/shop","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/shop\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/shop/index.ts","pathname":"/api/v2/incentives/shop","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/shop_checkout","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/shop_checkout\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop_checkout","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/shop_checkout.ts","pathname":"/api/v2/incentives/shop_checkout","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/shop_info","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/shop_info\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop_info","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/shop_info.ts","pathname":"/api/v2/incentives/shop_info","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/wallet/entries","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/wallet\\/entries\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"wallet","dynamic":false,"spread":false}],[{"content":"entries","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/wallet/entries.ts","pathname":"/api/v2/incentives/wallet/entries","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/incentives/wallet","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/incentives\\/wallet\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"wallet","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/incentives/wallet.ts","pathname":"/api/v2/incentives/wallet","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/languages","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/languages\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"languages","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/languages.ts","pathname":"/api/v2/languages","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/me","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/me\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"me","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/me.ts","pathname":"/api/v2/me","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/navigation","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/navigation\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"navigation","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/navigation.ts","pathname":"/api/v2/navigation","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/notices/choices","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/notices\\/choices\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"notices","dynamic":false,"spread":false}],[{"content":"choices","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/notices/choices.ts","pathname":"/api/v2/notices/choices","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/notices","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/notices\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"notices","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/notices.ts","pathname":"/api/v2/notices","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/openapi.json","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/openapi\\.json$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"openapi.json","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/openapi.json.ts","pathname":"/api/v2/openapi.json","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/organizations","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/organizations\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"organizations","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/organizations.ts","pathname":"/api/v2/organizations","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/search","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/search\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"search","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/search.ts","pathname":"/api/v2/search","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/session","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/session\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"session","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/session.ts","pathname":"/api/v2/session","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/settings/incentives/rules/simulate","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/settings\\/incentives\\/rules\\/simulate\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"settings","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"rules","dynamic":false,"spread":false}],[{"content":"simulate","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/settings/incentives/rules/simulate.ts","pathname":"/api/v2/settings/incentives/rules/simulate","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/settings/incentives/rules/versions","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/settings\\/incentives\\/rules\\/versions\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"settings","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"rules","dynamic":false,"spread":false}],[{"content":"versions","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/settings/incentives/rules/versions.ts","pathname":"/api/v2/settings/incentives/rules/versions","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/settings/incentives/rules","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/settings\\/incentives\\/rules\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"settings","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"rules","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/settings/incentives/rules/index.ts","pathname":"/api/v2/settings/incentives/rules","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/settings/incentives/shop","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/settings\\/incentives\\/shop\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"settings","dynamic":false,"spread":false}],[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"shop","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/settings/incentives/shop.ts","pathname":"/api/v2/settings/incentives/shop","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/settings","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/settings\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"settings","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/settings.ts","pathname":"/api/v2/settings","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/storefront/settings","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/storefront\\/settings\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"storefront","dynamic":false,"spread":false}],[{"content":"settings","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/storefront/settings.ts","pathname":"/api/v2/storefront/settings","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/storefront","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/storefront\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"storefront","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/storefront/index.ts","pathname":"/api/v2/storefront","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/storefront_sections/[id]","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/storefront_sections\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"storefront_sections","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/storefront_sections/[id].ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/taxonomy_terms","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/taxonomy_terms\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"taxonomy_terms","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/taxonomy_terms.ts","pathname":"/api/v2/taxonomy_terms","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/trainings/[id]/enrolment","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/trainings\\/([^/]+?)\\/enrolment\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"trainings","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"enrolment","dynamic":false,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/trainings/[id]/enrolment.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/trainings/[id]","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/trainings\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"trainings","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/api/v2/trainings/[id]/index.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/trainings","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/trainings\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"trainings","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/trainings/index.ts","pathname":"/api/v2/trainings","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/translations","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/translations\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"translations","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/translations.ts","pathname":"/api/v2/translations","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/users/password-reset","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/users\\/password-reset\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"users","dynamic":false,"spread":false}],[{"content":"password-reset","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/users/password-reset.ts","pathname":"/api/v2/users/password-reset","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/users/[uid]/pending_mail","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/users\\/([^/]+?)\\/pending_mail\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"users","dynamic":false,"spread":false}],[{"content":"uid","dynamic":true,"spread":false}],[{"content":"pending_mail","dynamic":false,"spread":false}]],"params":["uid"],"component":"src/pages/api/v2/users/[uid]/pending_mail.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/users/[uid]","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/users\\/([^/]+?)\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"users","dynamic":false,"spread":false}],[{"content":"uid","dynamic":true,"spread":false}]],"params":["uid"],"component":"src/pages/api/v2/users/[uid]/index.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/users","isIndex":true,"type":"endpoint","pattern":"^\\/api\\/v2\\/users\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"users","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/users/index.ts","pathname":"/api/v2/users","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/vocabularies","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/vocabularies\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"vocabularies","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/vocabularies.ts","pathname":"/api/v2/vocabularies","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/xapi/about","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/xapi\\/about\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"xapi","dynamic":false,"spread":false}],[{"content":"about","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/xapi/about.ts","pathname":"/api/v2/xapi/about","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/xapi/statements","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2\\/xapi\\/statements\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"xapi","dynamic":false,"spread":false}],[{"content":"statements","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/api/v2/xapi/statements.ts","pathname":"/api/v2/xapi/statements","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/api/v2/[...path]","isIndex":false,"type":"endpoint","pattern":"^\\/api\\/v2(?:\\/(.*?))?\\/?$","segments":[[{"content":"api","dynamic":false,"spread":false}],[{"content":"v2","dynamic":false,"spread":false}],[{"content":"...path","dynamic":true,"spread":true}]],"params":["...path"],"component":"src/pages/api/v2/[...path].ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/dashboard.DmF_baGN.css"},{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/dashboard","isIndex":false,"type":"page","pattern":"^\\/dashboard\\/?$","segments":[[{"content":"dashboard","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/dashboard.astro","pathname":"/dashboard","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/demo/mails","isIndex":false,"type":"page","pattern":"^\\/demo\\/mails\\/?$","segments":[[{"content":"demo","dynamic":false,"spread":false}],[{"content":"mails","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/demo/mails.astro","pathname":"/demo/mails","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/demo.yY_cf3SH.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/demo/training/[slug]","isIndex":false,"type":"page","pattern":"^\\/demo\\/training\\/([^/]+?)\\/?$","segments":[[{"content":"demo","dynamic":false,"spread":false}],[{"content":"training","dynamic":false,"spread":false}],[{"content":"slug","dynamic":true,"spread":false}]],"params":["slug"],"component":"src/pages/demo/training/[slug].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/demo.yY_cf3SH.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/demo/[page]","isIndex":false,"type":"page","pattern":"^\\/demo\\/([^/]+?)\\/?$","segments":[[{"content":"demo","dynamic":false,"spread":false}],[{"content":"page","dynamic":true,"spread":false}]],"params":["page"],"component":"src/pages/demo/[page].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/SpecialPage.EbRyRA-f.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/denied","isIndex":false,"type":"page","pattern":"^\\/denied\\/?$","segments":[[{"content":"denied","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/denied.astro","pathname":"/denied","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"},{"type":"external","src":"_astro/shop.Bru2jM5M.css"}],"routeData":{"route":"/incentives/orders/[id]","isIndex":false,"type":"page","pattern":"^\\/incentives\\/orders\\/([^/]+?)\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"orders","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/incentives/orders/[id].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/shop.Bru2jM5M.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/incentives/orders","isIndex":true,"type":"page","pattern":"^\\/incentives\\/orders\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"orders","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/incentives/orders/index.astro","pathname":"/incentives/orders","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/shop.Bru2jM5M.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/incentives/purchase-success","isIndex":false,"type":"page","pattern":"^\\/incentives\\/purchase-success\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"purchase-success","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/incentives/purchase-success.astro","pathname":"/incentives/purchase-success","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/points.Do12Kjym.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/incentives/wallet","isIndex":false,"type":"page","pattern":"^\\/incentives\\/wallet\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"wallet","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/incentives/wallet.astro","pathname":"/incentives/wallet","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/shop.Bru2jM5M.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/incentives/[productId]/purchase","isIndex":false,"type":"page","pattern":"^\\/incentives\\/([^/]+?)\\/purchase\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"productId","dynamic":true,"spread":false}],[{"content":"purchase","dynamic":false,"spread":false}]],"params":["productId"],"component":"src/pages/incentives/[productId]/purchase.astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/shop.Bru2jM5M.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"},{"type":"external","src":"_astro/points.Do12Kjym.css"}],"routeData":{"route":"/incentives/[productId]","isIndex":true,"type":"page","pattern":"^\\/incentives\\/([^/]+?)\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}],[{"content":"productId","dynamic":true,"spread":false}]],"params":["productId"],"component":"src/pages/incentives/[productId]/index.astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"},{"type":"external","src":"_astro/shop.Bru2jM5M.css"},{"type":"external","src":"_astro/points.Do12Kjym.css"},{"type":"external","src":"_astro/ChipRow.P4Hl6Db6.css"}],"routeData":{"route":"/incentives","isIndex":true,"type":"page","pattern":"^\\/incentives\\/?$","segments":[[{"content":"incentives","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/incentives/index.astro","pathname":"/incentives","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/points.Do12Kjym.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/leaderboard","isIndex":false,"type":"page","pattern":"^\\/leaderboard\\/?$","segments":[[{"content":"leaderboard","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/leaderboard.astro","pathname":"/leaderboard","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/media/cover/[palette]/[ratio]/[seed].svg","isIndex":false,"type":"endpoint","pattern":"^\\/media\\/cover\\/([^/]+?)\\/([^/]+?)\\/([^/]+?)\\.svg$","segments":[[{"content":"media","dynamic":false,"spread":false}],[{"content":"cover","dynamic":false,"spread":false}],[{"content":"palette","dynamic":true,"spread":false}],[{"content":"ratio","dynamic":true,"spread":false}],[{"content":"seed","dynamic":true,"spread":false},{"content":".svg","dynamic":false,"spread":false}]],"params":["palette","ratio","seed"],"component":"src/pages/media/cover/[palette]/[ratio]/[seed].svg.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/media/demo/[name].svg","isIndex":false,"type":"endpoint","pattern":"^\\/media\\/demo\\/([^/]+?)\\.svg$","segments":[[{"content":"media","dynamic":false,"spread":false}],[{"content":"demo","dynamic":false,"spread":false}],[{"content":"name","dynamic":true,"spread":false},{"content":".svg","dynamic":false,"spread":false}]],"params":["name"],"component":"src/pages/media/demo/[name].svg.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/SpecialPage.EbRyRA-f.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/not-found","isIndex":false,"type":"page","pattern":"^\\/not-found\\/?$","segments":[[{"content":"not-found","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/not-found.astro","pathname":"/not-found","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/robots.txt","isIndex":false,"type":"endpoint","pattern":"^\\/robots\\.txt$","segments":[[{"content":"robots.txt","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/robots.txt.ts","pathname":"/robots.txt","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"},{"type":"external","src":"_astro/SearchPage.BVMDZKwn.css"},{"type":"external","src":"_astro/ChipRow.P4Hl6Db6.css"}],"routeData":{"route":"/search","isIndex":false,"type":"page","pattern":"^\\/search\\/?$","segments":[[{"content":"search","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/search.astro","pathname":"/search","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/site.webmanifest","isIndex":false,"type":"endpoint","pattern":"^\\/site\\.webmanifest$","segments":[[{"content":"site.webmanifest","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/site.webmanifest.ts","pathname":"/site.webmanifest","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/sitemap/[part].xml","isIndex":false,"type":"endpoint","pattern":"^\\/sitemap\\/([^/]+?)\\.xml$","segments":[[{"content":"sitemap","dynamic":false,"spread":false}],[{"content":"part","dynamic":true,"spread":false},{"content":".xml","dynamic":false,"spread":false}]],"params":["part"],"component":"src/pages/sitemap/[part].xml.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/sitemap.xml","isIndex":false,"type":"endpoint","pattern":"^\\/sitemap\\.xml$","segments":[[{"content":"sitemap.xml","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/sitemap.xml.ts","pathname":"/sitemap.xml","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"},{"type":"external","src":"_astro/SearchPage.BVMDZKwn.css"},{"type":"external","src":"_astro/ChipRow.P4Hl6Db6.css"}],"routeData":{"route":"/storefront/search","isIndex":false,"type":"page","pattern":"^\\/storefront\\/search\\/?$","segments":[[{"content":"storefront","dynamic":false,"spread":false}],[{"content":"search","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/storefront/search.astro","pathname":"/storefront/search","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/storefront.Cygj-0UV.css"},{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/storefront/[sectionId]","isIndex":false,"type":"page","pattern":"^\\/storefront\\/([^/]+?)\\/?$","segments":[[{"content":"storefront","dynamic":false,"spread":false}],[{"content":"sectionId","dynamic":true,"spread":false}]],"params":["sectionId"],"component":"src/pages/storefront/[sectionId].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/storefront.Cygj-0UV.css"},{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/storefront","isIndex":true,"type":"page","pattern":"^\\/storefront\\/?$","segments":[[{"content":"storefront","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/storefront/index.astro","pathname":"/storefront","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/system/ajax/cookies-disclaimer/agree","isIndex":false,"type":"endpoint","pattern":"^\\/system\\/ajax\\/cookies-disclaimer\\/agree\\/?$","segments":[[{"content":"system","dynamic":false,"spread":false}],[{"content":"ajax","dynamic":false,"spread":false}],[{"content":"cookies-disclaimer","dynamic":false,"spread":false}],[{"content":"agree","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/system/ajax/cookies-disclaimer/agree.ts","pathname":"/system/ajax/cookies-disclaimer/agree","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/theme/[hash].css","isIndex":false,"type":"endpoint","pattern":"^\\/theme\\/([^/]+?)\\.css$","segments":[[{"content":"theme","dynamic":false,"spread":false}],[{"content":"hash","dynamic":true,"spread":false},{"content":".css","dynamic":false,"spread":false}]],"params":["hash"],"component":"src/pages/theme/[hash].css.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/theme/[hash]/icons.svg","isIndex":false,"type":"endpoint","pattern":"^\\/theme\\/([^/]+?)\\/icons\\.svg$","segments":[[{"content":"theme","dynamic":false,"spread":false}],[{"content":"hash","dynamic":true,"spread":false}],[{"content":"icons.svg","dynamic":false,"spread":false}]],"params":["hash"],"component":"src/pages/theme/[hash]/icons.svg.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/theme/[hash]/ground-[colour].css","isIndex":false,"type":"endpoint","pattern":"^\\/theme\\/([^/]+?)\\/ground-([^/]+?)\\.css$","segments":[[{"content":"theme","dynamic":false,"spread":false}],[{"content":"hash","dynamic":true,"spread":false}],[{"content":"ground-","dynamic":false,"spread":false},{"content":"colour","dynamic":true,"spread":false},{"content":".css","dynamic":false,"spread":false}]],"params":["hash","colour"],"component":"src/pages/theme/[hash]/ground-[colour].css.ts","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/training/[id]/enrolment","isIndex":false,"type":"page","pattern":"^\\/training\\/([^/]+?)\\/enrolment\\/?$","segments":[[{"content":"training","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}],[{"content":"enrolment","dynamic":false,"spread":false}]],"params":["id"],"component":"src/pages/training/[id]/enrolment.astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"},{"type":"external","src":"_astro/points.Do12Kjym.css"},{"type":"external","src":"_astro/training.BB3IamGO.css"}],"routeData":{"route":"/training/[id]","isIndex":true,"type":"page","pattern":"^\\/training\\/([^/]+?)\\/?$","segments":[[{"content":"training","dynamic":false,"spread":false}],[{"content":"id","dynamic":true,"spread":false}]],"params":["id"],"component":"src/pages/training/[id]/index.astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/training.BB3IamGO.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/trainings","isIndex":false,"type":"page","pattern":"^\\/trainings\\/?$","segments":[[{"content":"trainings","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/trainings.astro","pathname":"/trainings","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/user/language","isIndex":false,"type":"page","pattern":"^\\/user\\/language\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"language","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/language.astro","pathname":"/user/language","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/login","isIndex":false,"type":"page","pattern":"^\\/user\\/login\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"login","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/login.astro","pathname":"/user/login","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/logout","isIndex":false,"type":"page","pattern":"^\\/user\\/logout\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"logout","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/logout.astro","pathname":"/user/logout","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/mail/[token]","isIndex":false,"type":"page","pattern":"^\\/user\\/mail\\/([^/]+?)\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"mail","dynamic":false,"spread":false}],[{"content":"token","dynamic":true,"spread":false}]],"params":["token"],"component":"src/pages/user/mail/[token].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/notices.DTB23OLp.css"},{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/notices","isIndex":false,"type":"page","pattern":"^\\/user\\/notices\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"notices","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/notices.astro","pathname":"/user/notices","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/password/sent","isIndex":false,"type":"page","pattern":"^\\/user\\/password\\/sent\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"password","dynamic":false,"spread":false}],[{"content":"sent","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/password/sent.astro","pathname":"/user/password/sent","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/password/[token]","isIndex":false,"type":"page","pattern":"^\\/user\\/password\\/([^/]+?)\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"password","dynamic":false,"spread":false}],[{"content":"token","dynamic":true,"spread":false}]],"params":["token"],"component":"src/pages/user/password/[token].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/password","isIndex":true,"type":"page","pattern":"^\\/user\\/password\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"password","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/password/index.astro","pathname":"/user/password","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/points.Do12Kjym.css"},{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user/[uid]/edit","isIndex":false,"type":"page","pattern":"^\\/user\\/([^/]+?)\\/edit\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"uid","dynamic":true,"spread":false}],[{"content":"edit","dynamic":false,"spread":false}]],"params":["uid"],"component":"src/pages/user/[uid]/edit.astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[],"routeData":{"route":"/user/[uid]/mail","isIndex":false,"type":"page","pattern":"^\\/user\\/([^/]+?)\\/mail\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}],[{"content":"uid","dynamic":true,"spread":false}],[{"content":"mail","dynamic":false,"spread":false}]],"params":["uid"],"component":"src/pages/user/[uid]/mail.astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/user.C-rqiBGN.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/user","isIndex":true,"type":"page","pattern":"^\\/user\\/?$","segments":[[{"content":"user","dynamic":false,"spread":false}]],"params":[],"component":"src/pages/user/index.astro","pathname":"/user","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/storefront.Cygj-0UV.css"},{"type":"external","src":"_astro/sections.DXzJqGOt.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/","isIndex":true,"type":"page","pattern":"^\\/$","segments":[],"params":[],"component":"src/pages/index.astro","pathname":"/","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}},{"file":"","links":[],"scripts":[],"styles":[{"type":"external","src":"_astro/SpecialPage.EbRyRA-f.css"},{"type":"external","src":"_astro/SearchForm.DWua_YvF.css"},{"type":"external","src":"_astro/SiteLayout.C5hp8N3H.css"}],"routeData":{"route":"/[...path]","isIndex":false,"type":"page","pattern":"^(?:\\/(.*?))?\\/?$","segments":[[{"content":"...path","dynamic":true,"spread":true}]],"params":["...path"],"component":"src/pages/[...path].astro","prerender":false,"fallbackRoutes":[],"distURL":[],"origin":"project","_meta":{"trailingSlash":"ignore"}}}],"serverLike":true,"middlewareMode":"classic","base":"/","trailingSlash":"ignore","compressHTML":true,"componentMetadata":[["/work/wt/speed/src/pages/500.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/api/v2/docs.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/demo/training/[slug].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/demo/[page].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/leaderboard.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/wallet.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/orders/[id].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/orders/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/[productId]/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/[productId]/purchase.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/incentives/purchase-success.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/404.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/[...path].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/not-found.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/denied.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/dashboard.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/storefront/[sectionId].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/storefront/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/trainings.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/training/[id]/enrolment.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/search.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/storefront/search.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/training/[id]/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/mail/[token].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/password/index.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/password/sent.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/login.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/logout.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/password/[token].astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/[uid]/edit.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/demo/mails.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/notices.astro",{"propagation":"none","containsHead":true}],["/work/wt/speed/src/pages/user/index.astro",{"propagation":"none","containsHead":true}]],"renderers":[],"clientDirectives":[["idle","(()=>{var l=(n,t)=>{let i=async()=>{await(await n())()},e=typeof t.value==\"object\"?t.value:void 0,s={timeout:e==null?void 0:e.timeout};\"requestIdleCallback\"in window?window.requestIdleCallback(i,s):setTimeout(i,s.timeout||200)};(self.Astro||(self.Astro={})).idle=l;window.dispatchEvent(new Event(\"astro:idle\"));})();"],["load","(()=>{var e=async t=>{await(await t())()};(self.Astro||(self.Astro={})).load=e;window.dispatchEvent(new Event(\"astro:load\"));})();"],["media","(()=>{var n=(a,t)=>{let i=async()=>{await(await a())()};if(t.value){let e=matchMedia(t.value);e.matches?i():e.addEventListener(\"change\",i,{once:!0})}};(self.Astro||(self.Astro={})).media=n;window.dispatchEvent(new Event(\"astro:media\"));})();"],["only","(()=>{var e=async t=>{await(await t())()};(self.Astro||(self.Astro={})).only=e;window.dispatchEvent(new Event(\"astro:only\"));})();"],["visible","(()=>{var a=(s,i,o)=>{let r=async()=>{await(await s())()},t=typeof i.value==\"object\"?i.value:void 0,c={rootMargin:t==null?void 0:t.rootMargin},n=new IntersectionObserver(e=>{for(let l of e)if(l.isIntersecting){n.disconnect(),r();break}},c);for(let e of o.children)n.observe(e)};(self.Astro||(self.Astro={})).visible=a;window.dispatchEvent(new Event(\"astro:visible\"));})();"],["intent","(()=>{var f=(t,u,a)=>{let r=!1,s=!1,i,c=async e=>{if(s)return;if(e.type===\"click\"||e.type===\"submit\"){let n=e;if(n.ctrlKey||n.metaKey||n.shiftKey)return;i=e,e.preventDefault()}if(r)return;r=!0,await(await t())(),s=!0,i&&l(i)};for(let e of[\"pointerover\",\"focusin\",\"click\",\"submit\"])a.addEventListener(e,c,!0)};function l(t){t instanceof SubmitEvent?t.target.requestSubmit(t.submitter):t.target.dispatchEvent(new MouseEvent(\"click\",t))}var o=f;(self.Astro||(self.Astro={})).intent=o;window.dispatchEvent(new Event(\"astro:intent\"));})();\n"],["notice","(()=>{var i=e=>{addEventListener(\"notice\",async()=>(await e())(),{once:!0})},t=i;(self.Astro||(self.Astro={})).notice=t;window.dispatchEvent(new Event(\"astro:notice\"));})();\n"]],"entryModules":{"\u0000virtual:astro:middleware":"virtual_astro_middleware.mjs","\u0000virtual:astro:server-island-manifest":"chunks/_virtual_astro_server-island-manifest_BhTW5IeR.mjs","\u0000virtual:astro:session-driver":"chunks/_virtual_astro_session-driver_BWWe3pKI.mjs","\u0000virtual:astro:actions/noop-entrypoint":"chunks/noop-entrypoint_CxXy0p4B.mjs","/work/wt/speed/node_modules/@astrojs/react/dist/vnode-children.js":"chunks/vnode-children_C4hxNQje.mjs","/work/wt/speed/src/lib/server/door/main.ts":"door.mjs","/work/wt/speed/src/lib/server/door/adapter/entry.ts":"entry.mjs","/work/wt/speed/src/lib/server/cli/site.ts":"site.mjs","/work/wt/speed/src/lib/server/jobs/thread.ts":"thread.mjs","\u0000virtual:astro:page:src/pages/404@_@astro":"chunks/404_DnlUpI0K.mjs","\u0000virtual:astro:page:src/pages/500@_@astro":"chunks/500_D5l4Efmu.mjs","\u0000virtual:astro:page:src/pages/api/v2/[...path]@_@ts":"chunks/_.._Bb5ZYZof.mjs","\u0000virtual:astro:page:src/pages/[...path]@_@astro":"chunks/_.._wqa_Rdxd.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/products/[id]/codes/[codeId]@_@ts":"chunks/_codeId__CNNnIIef.mjs","\u0000virtual:astro:page:src/pages/theme/[hash].css@_@ts":"chunks/_hash__Bjjfdieb.mjs","\u0000virtual:astro:page:src/pages/incentives/orders/[id]@_@astro":"chunks/_id__B2LZtCdi.mjs","\u0000virtual:astro:page:src/pages/api/v2/storefront_sections/[id]@_@ts":"chunks/_id__BpW0FTNu.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/schedules/[id]@_@ts":"chunks/_id__Cx5fXSVd.mjs","\u0000virtual:astro:page:src/pages/api/v2/api_keys/[id]@_@ts":"chunks/_id__ogBNCHq-.mjs","\u0000virtual:astro:page:src/pages/media/demo/[name].svg@_@ts":"chunks/_name__DqrNuNZY.mjs","\u0000virtual:astro:page:src/pages/demo/[page]@_@astro":"chunks/_page__DoeR3iJS.mjs","\u0000virtual:astro:page:src/pages/sitemap/[part].xml@_@ts":"chunks/_part__BCdPPlLj.mjs","\u0000virtual:astro:page:src/pages/storefront/[sectionId]@_@astro":"chunks/_sectionId__DREnJJta.mjs","\u0000virtual:astro:page:src/pages/media/cover/[palette]/[ratio]/[seed].svg@_@ts":"chunks/_seed__bQgDqEp7.mjs","\u0000virtual:astro:page:src/pages/demo/training/[slug]@_@astro":"chunks/_slug__CK5FG3-5.mjs","\u0000virtual:astro:page:src/pages/user/mail/[token]@_@astro":"chunks/_token__B2KAqYo8.mjs","\u0000virtual:astro:page:src/pages/user/password/[token]@_@astro":"chunks/_token__D_KYlqUD.mjs","\u0000virtual:astro:page:src/pages/api/v2/xapi/about@_@ts":"chunks/about_BeaaX6Ab.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/adjustments@_@ts":"chunks/adjustments_RohvA0r5.mjs","\u0000virtual:astro:page:src/pages/system/ajax/cookies-disclaimer/agree@_@ts":"chunks/agree_CVA8vFpp.mjs","\u0000virtual:astro:page:src/pages/api/v2/appearance@_@ts":"chunks/appearance_BY4BKPiM.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/orders/[id]/cancel@_@ts":"chunks/cancel_DmE9t44j.mjs","\u0000virtual:astro:page:src/pages/api/v2/notices/choices@_@ts":"chunks/choices_DpnqyiAf.mjs","/work/wt/speed/src/lib/server/door/process/compiled.ts":"chunks/compiled_BcxD01cx.mjs","\u0000virtual:astro:page:src/pages/dashboard@_@astro":"chunks/dashboard_BKmifiJ8.mjs","\u0000virtual:astro:page:src/pages/denied@_@astro":"chunks/denied_DfO9rjDh.mjs","\u0000virtual:astro:page:src/pages/api/v2/docs@_@astro":"chunks/docs_BGx0rpNU.mjs","\u0000virtual:astro:page:src/pages/user/[uid]/edit@_@astro":"chunks/edit_DqJoKMgA.mjs","\u0000virtual:astro:page:src/pages/training/[id]/enrolment@_@astro":"chunks/enrolment_7bZy5lhO.mjs","\u0000virtual:astro:page:src/pages/api/v2/trainings/[id]/enrolment@_@ts":"chunks/enrolment_sjmDknQl.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/wallet/entries@_@ts":"chunks/entries_Bbc4hM6C.mjs","\u0000virtual:astro:page:src/pages/api/v2/events@_@ts":"chunks/events_BVnv-PcW.mjs","\u0000virtual:astro:page:node_modules/astro/dist/assets/endpoint/generic@_@js":"chunks/generic_BdYN0zuS.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/shop/[id]/goal@_@ts":"chunks/goal_CVSTLwpv.mjs","\u0000virtual:astro:page:src/pages/theme/[hash]/ground-[colour].css@_@ts":"chunks/ground-_colour__CNUnZWIX.mjs","\u0000virtual:astro:page:src/pages/theme/[hash]/icons.svg@_@ts":"chunks/icons_CWK8dHZf.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/schedules/index@_@ts":"chunks/index_BCmLbYkf.mjs","\u0000virtual:astro:page:src/pages/incentives/[productId]/index@_@astro":"chunks/index_BDP79oBF.mjs","\u0000virtual:astro:page:src/pages/training/[id]/index@_@astro":"chunks/index_BDxC0p5Z.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/products/index@_@ts":"chunks/index_BHHY3I72.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/products/[id]/codes/index@_@ts":"chunks/index_BJkrwnrj.mjs","\u0000virtual:astro:page:src/pages/api/v2/settings/incentives/rules/index@_@ts":"chunks/index_BPdjDzFp.mjs","\u0000virtual:astro:page:src/pages/api/v2/api_keys/index@_@ts":"chunks/index_BSC0Nggq.mjs","\u0000virtual:astro:page:src/pages/storefront/index@_@astro":"chunks/index_BnnuFt15.mjs","\u0000virtual:astro:page:src/pages/api/v2/trainings/index@_@ts":"chunks/index_BpxXlYhT.mjs","\u0000virtual:astro:page:src/pages/api/v2/users/index@_@ts":"chunks/index_C79yD731.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/leaderboard/index@_@ts":"chunks/index_CHudiCCE.mjs","\u0000virtual:astro:page:src/pages/index@_@astro":"chunks/index_CLqbrvdj.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/orders/index@_@ts":"chunks/index_CTiPFRAH.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/orders/[id]/index@_@ts":"chunks/index_CafRaQ5B.mjs","\u0000virtual:astro:page:src/pages/api/v2/trainings/[id]/index@_@ts":"chunks/index_CrVtswxd.mjs","\u0000virtual:astro:page:src/pages/incentives/orders/index@_@astro":"chunks/index_DKYxCGcl.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/products/[id]/index@_@ts":"chunks/index_DZ7468ke.mjs","\u0000virtual:astro:page:src/pages/user/password/index@_@astro":"chunks/index_Di0iBv_m.mjs","\u0000virtual:astro:page:src/pages/user/index@_@astro":"chunks/index_DkZ5H8vU.mjs","\u0000virtual:astro:page:src/pages/api/v2/users/[uid]/index@_@ts":"chunks/index_DzJzWQaK.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/shop/index@_@ts":"chunks/index_Q0wqpyjt.mjs","\u0000virtual:astro:page:src/pages/incentives/index@_@astro":"chunks/index_bMNl-4Bn.mjs","\u0000virtual:astro:page:src/pages/api/v2/storefront/index@_@ts":"chunks/index_sEQU86FL.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/shop/[id]/index@_@ts":"chunks/index_x_WECazh.mjs","\u0000virtual:astro:page:src/pages/user/language@_@astro":"chunks/language_C5oFFsLY.mjs","\u0000virtual:astro:page:src/pages/api/v2/languages@_@ts":"chunks/languages_DauMAPt5.mjs","\u0000virtual:astro:page:src/pages/leaderboard@_@astro":"chunks/leaderboard_BgwcOd70.mjs","\u0000virtual:astro:page:src/pages/user/login@_@astro":"chunks/login_C8IiuT00.mjs","\u0000virtual:astro:page:src/pages/user/logout@_@astro":"chunks/logout_BlMYKjtC.mjs","\u0000virtual:astro:page:src/pages/user/[uid]/mail@_@astro":"chunks/mail_CRweo8XU.mjs","\u0000virtual:astro:page:src/pages/demo/mails@_@astro":"chunks/mails_D3414RDz.mjs","\u0000virtual:astro:page:src/pages/api/v2/me@_@ts":"chunks/me_CgfPqU3Y.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/leaderboard/me@_@ts":"chunks/me_DgWkeEZX.mjs","\u0000virtual:astro:page:src/pages/api/v2/navigation@_@ts":"chunks/navigation_Bob1w7hR.mjs","\u0000virtual:astro:page:src/pages/not-found@_@astro":"chunks/not-found_Bej7-Rgv.mjs","\u0000virtual:astro:page:src/pages/user/notices@_@astro":"chunks/notices_ByIFdj1z.mjs","\u0000virtual:astro:page:src/pages/api/v2/notices@_@ts":"chunks/notices_DPWjdtts.mjs","\u0000virtual:astro:page:src/pages/api/v2/openapi.json@_@ts":"chunks/openapi_D4xJcdUj.mjs","\u0000virtual:astro:page:src/pages/api/v2/organizations@_@ts":"chunks/organizations_B4_L5um1.mjs","\u0000virtual:astro:page:src/pages/api/v2/users/password-reset@_@ts":"chunks/password-reset_B9eq0enQ.mjs","\u0000virtual:astro:page:src/pages/api/v2/users/[uid]/pending_mail@_@ts":"chunks/pending_mail_BfkmIVYx.mjs","\u0000virtual:astro:page:src/pages/incentives/purchase-success@_@astro":"chunks/purchase-success_BsShbGso.mjs","\u0000virtual:astro:page:src/pages/incentives/[productId]/purchase@_@astro":"chunks/purchase_DAJSuyLl.mjs","/work/wt/speed/src/lib/server/door/process/restartWithMemoryFlags.ts":"chunks/restartWithMemoryFlags_B3wXWFXM.mjs","\u0000virtual:astro:page:src/pages/robots.txt@_@ts":"chunks/robots_D_HfkMX0.mjs","/work/wt/speed/src/lib/server/door/runDoor.ts":"chunks/runDoor_DfaCD23j.mjs","\u0000virtual:astro:page:src/pages/api/v2/search@_@ts":"chunks/search_CZ_4TNHf.mjs","\u0000virtual:astro:page:src/pages/search@_@astro":"chunks/search_CciEiURh.mjs","\u0000virtual:astro:page:src/pages/storefront/search@_@astro":"chunks/search_D-6XFilP.mjs","/work/wt/speed/demo/seed/seed.ts":"chunks/seed_sVlQLTHn.mjs","\u0000virtual:astro:page:src/pages/user/password/sent@_@astro":"chunks/sent_BuKTHzWv.mjs","/work/wt/speed/src/lib/server/cli/serve.ts":"chunks/serve_CjYukRzQ.mjs","\u0000virtual:astro:page:src/pages/api/v2/session@_@ts":"chunks/session_f6bI8E_T.mjs","\u0000virtual:astro:page:src/pages/api/v2/settings@_@ts":"chunks/settings_Sczz2HkZ.mjs","\u0000virtual:astro:page:src/pages/api/v2/storefront/settings@_@ts":"chunks/settings_hwHBEYoY.mjs","/work/wt/speed/node_modules/astro/dist/assets/services/sharp.js":"chunks/sharp_DUJC7BU4.mjs","\u0000virtual:astro:page:src/pages/api/v2/settings/incentives/shop@_@ts":"chunks/shop_DYodzZeg.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/shop_checkout@_@ts":"chunks/shop_checkout_-ayesfJk.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/shop_info@_@ts":"chunks/shop_info_D9dfx2vO.mjs","\u0000virtual:astro:page:src/pages/api/v2/settings/incentives/rules/simulate@_@ts":"chunks/simulate_C1mmRuSP.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/schedules/simulate@_@ts":"chunks/simulate_cxfa3fes.mjs","\u0000virtual:astro:page:src/pages/site.webmanifest@_@ts":"chunks/site_D8JuA_52.mjs","\u0000virtual:astro:page:src/pages/sitemap.xml@_@ts":"chunks/sitemap_CzWLsLFz.mjs","\u0000virtual:astro:page:src/pages/api/v2/xapi/statements@_@ts":"chunks/statements_DyAgdrLS.mjs","\u0000virtual:astro:page:src/pages/api/v2/taxonomy_terms@_@ts":"chunks/taxonomy_terms_B93L4Efq.mjs","\u0000virtual:astro:page:src/pages/trainings@_@astro":"chunks/trainings_DkyaQB3x.mjs","\u0000virtual:astro:page:src/pages/api/v2/translations@_@ts":"chunks/translations_C7xXb3lv.mjs","\u0000virtual:astro:page:src/pages/api/v2/settings/incentives/rules/versions@_@ts":"chunks/versions_DB-sifb5.mjs","\u0000virtual:astro:page:src/pages/api/v2/vocabularies@_@ts":"chunks/vocabularies_DJvt2ItL.mjs","\u0000virtual:astro:page:src/pages/incentives/wallet@_@astro":"chunks/wallet_CPWismQB.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/wallet@_@ts":"chunks/wallet_QORcfMCF.mjs","\u0000virtual:astro:page:src/pages/api/v2/incentives/shop/[id]/wish@_@ts":"chunks/wish_DBKDqkOY.mjs","/work/wt/speed/src/islands/checkout/Checkout.tsx":"_astro/Checkout.B89-AQvT.js","/work/wt/speed/src/islands/cookie-banner/CookieBanner.tsx":"_astro/CookieBanner.DkSvTi92.js","/work/wt/speed/src/layouts/shell/LanguageHint.astro?astro&type=script&index=0&lang.ts":"_astro/LanguageHint.astro_astro_type_script_index_0_lang.j7-XISh5.js","/work/wt/speed/src/layouts/shop/OrderLines.astro?astro&type=script&index=0&lang.ts":"_astro/OrderLines.astro_astro_type_script_index_0_lang.BSwd7zcD.js","/work/wt/speed/src/islands/points-badge/PointsBadge.tsx":"_astro/PointsBadge.BKKKcrD7.js","/work/wt/speed/src/islands/search-field/SearchField.tsx":"_astro/SearchField.Dz3L_FI4.js","/work/wt/speed/src/layouts/storefront/SectionStack.astro?astro&type=script&index=0&lang.ts":"_astro/SectionStack.astro_astro_type_script_index_0_lang.wYMYc8Ua.js","/work/wt/speed/src/islands/toasts/Toasts.tsx":"_astro/Toasts.5Ha7iUyg.js","/work/wt/speed/src/islands/user-menu/UserMenu.tsx":"_astro/UserMenu.DW04Oasi.js","@astrojs/react/client.js":"_astro/client.B_QkvyZE.js","astro:scripts/before-hydration.js":""},"inlinedScripts":[["/work/wt/speed/src/layouts/shell/LanguageHint.astro?astro&type=script&index=0&lang.ts","try{let e=document.querySelector(`.language-hint [lang|=${navigator.language.split(`-`)[0]}]`);location.search.includes(`language=`)&&(localStorage.language=!0),e&&!localStorage.language&&(e.hidden=!1,e.querySelector(`button`).onclick=()=>{e.hidden=localStorage.language=!0})}catch{}"],["/work/wt/speed/src/layouts/shop/OrderLines.astro?astro&type=script&index=0&lang.ts","function e(e){if(navigator.clipboard)for(let n of e.querySelectorAll(`[data-copy]`))for(let e of n.querySelectorAll(`code`))e.after(t(e,n.dataset))}function t(e,{copy:t=``,copied:n=``}){let r=e.ownerDocument.createElement(`button`);return r.type=`button`,r.className=`btn line`,r.textContent=t,r.ariaLabel=`${t}: ${e.textContent}`,r.ariaLive=`polite`,r.addEventListener(`click`,async()=>{await navigator.clipboard.writeText(e.textContent??``),r.textContent=n,r.ariaLabel=n,setTimeout(()=>{r.textContent=t,r.ariaLabel=`${t}: ${e.textContent}`},2500)}),r}e(document);"],["/work/wt/speed/src/layouts/storefront/SectionStack.astro?astro&type=script&index=0&lang.ts","CSS.supports(`selector(::scroll-button(*))`)||import(`/_astro/rowButtons-DUDb0B-H.js`);"]],"assets":["/favicon.svg","/_astro/Checkout.B89-AQvT.js","/_astro/CookieBanner.DkSvTi92.js","/_astro/Icon.CF5zuVKV.js","/_astro/PointsBadge.BKKKcrD7.js","/_astro/SearchField.Dz3L_FI4.js","/_astro/Toasts.5Ha7iUyg.js","/_astro/UserMenu.DW04Oasi.js","/_astro/client.B_QkvyZE.js","/_astro/failures.DQPgzm0q.js","/_astro/notifications.C0Ir0aIn.js","/_astro/points.CgLTuYTJ.js","/_astro/react-dom.D4OedXaK.js","/_astro/react.B87kEXYR.js","/_astro/react.DvXU6kJ2.js","/_astro/retries.Dbgp1tYF.js","/_astro/rowButtons-DUDb0B-H.js","/_astro/withFallback.Cf7W5CDU.js","/brand/mark.svg","/_astro/ibm-plex-sans-cyrillic-wght-normal.BAAhND-U.woff2","/_astro/ibm-plex-sans-greek-wght-normal.CmyJS8uq.woff2","/_astro/ibm-plex-sans-latin-ext-wght-normal.CIII54If.woff2","/_astro/ibm-plex-sans-latin-wght-normal.IvpUvPa2.woff2","/_astro/ibm-plex-sans-arabic-arabic-400-normal.CyU-ddYS.woff2","/_astro/ibm-plex-sans-arabic-arabic-600-normal.0pRdybE_.woff2","/_astro/ibm-plex-sans-hebrew-hebrew-400-normal.DtcEHBoE.woff2","/_astro/ibm-plex-sans-hebrew-hebrew-600-normal.C_LU4WLU.woff2","/_astro/ibm-plex-serif-latin-ext-500-normal.CmETpp4t.woff2","/_astro/ibm-plex-serif-latin-400-normal.BIGslYFI.woff2","/_astro/ibm-plex-serif-latin-500-normal.REKAfBVG.woff2","/_astro/points.Do12Kjym.css","/_astro/ChipRow.P4Hl6Db6.css","/_astro/user.C-rqiBGN.css","/_astro/SearchForm.DWua_YvF.css","/_astro/SearchPage.BVMDZKwn.css","/_astro/sections.DXzJqGOt.css","/_astro/SiteLayout.C5hp8N3H.css","/_astro/SpecialPage.EbRyRA-f.css","/_astro/storefront.Cygj-0UV.css","/_astro/demo.yY_cf3SH.css","/_astro/shop.Bru2jM5M.css","/_astro/training.BB3IamGO.css","/_astro/docs.BTfWiUte.css","/_astro/dashboard.DmF_baGN.css","/_astro/notices.DTB23OLp.css"],"buildFormat":"directory","checkOrigin":false,"actionBodySizeLimit":1048576,"serverIslandBodySizeLimit":1048576,"allowedDomains":[],"key":"Kj4BdQR3ulf+uno3BsUqyacjAGluYg8Xvfb0cnUFzMc=","csp":{"algorithm":"SHA-256","directives":[],"scriptHashes":["sha256-spPktJ/DXAYDTqngR+TQGlo6vwhjNgGhQfdWGhgLEhU=","sha256-2WSs24xfFZzjtfrRKGAFGhCB5CR0qIiz08g+RQz4kgY=","sha256-/nUaANtMOcGD54wjID15cndgBUbL5wn7YrzHqJPpWRw=","sha256-BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw=","sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=","sha256-0chmwFk0zaA528yFfGV7J9ppIpdfTPPULncDF3WG7Zs=","sha256-eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=","sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=","sha256-24hC1zTys6QCF+Hu80ebyF19Xq45mDNqN2TrtfC6zm4=","sha256-Wa6OWHDIDDPKroZaxljA9ohP9yCsieA/ot1IVsCG/Gc=","sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=","sha256-SHXg3YtOAVshUMT3f+eElYDgbV0kaujWj8DSaXSS4Vs="],"scriptResources":[],"isStrictDynamic":false,"styleHashes":["sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow="],"styleResources":[],"scriptDirective":{"resources":[],"hashes":["sha256-spPktJ/DXAYDTqngR+TQGlo6vwhjNgGhQfdWGhgLEhU=","sha256-2WSs24xfFZzjtfrRKGAFGhCB5CR0qIiz08g+RQz4kgY=","sha256-/nUaANtMOcGD54wjID15cndgBUbL5wn7YrzHqJPpWRw=","sha256-BF0290pkb3jxQsE7z00xR8Imp8X34FLC88L0lkMnrGw=","sha256-QzWFZi+FLIx23tnm9SBU4aEgx4x8DsuASP07mfqol/c=","sha256-0chmwFk0zaA528yFfGV7J9ppIpdfTPPULncDF3WG7Zs=","sha256-eIXWvAmxkr251LJZkjniEK5LcPF3NkapbJepohwYRIc=","sha256-Q2BPg90ZMplYY+FSdApNErhpWafg2hcRRbndmvxuL/Q=","sha256-24hC1zTys6QCF+Hu80ebyF19Xq45mDNqN2TrtfC6zm4=","sha256-Wa6OWHDIDDPKroZaxljA9ohP9yCsieA/ot1IVsCG/Gc=","sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U=","sha256-SHXg3YtOAVshUMT3f+eElYDgbV0kaujWj8DSaXSS4Vs="],"strictDynamic":false},"styleDirective":{"resources":[],"hashes":["sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow="]}},"image":{},"devToolbar":{"enabled":false,"debugInfoOutput":""},"logLevel":"silent","shouldInjectCspMetaTags":true});
var manifestRoutes = _manifest.routes;
var manifest = Object.assign(_manifest, {
	renderers,
	actions: () => import("./chunks/noop-entrypoint_CxXy0p4B.mjs"),
	middleware: () => import("./virtual_astro_middleware.mjs"),
	sessionDriver: () => import("./chunks/_virtual_astro_session-driver_BWWe3pKI.mjs"),
	serverIslandMappings: () => import("./chunks/_virtual_astro_server-island-manifest_BhTW5IeR.mjs"),
	routes: manifestRoutes,
	pageMap
});
function getAmbientManifest() {
	const manifest$1 = manifest;
	if (!manifest$1) throw new AstroError(NoManifestAvailable);
	return manifest$1;
}
// node_modules/astro/dist/core/app/render-options.js
var renderOptionsSymbol = /* @__PURE__ */ Symbol.for("astro.renderOptions");
function getRenderOptions(request) {
	return Reflect.get(request, renderOptionsSymbol);
}
function setRenderOptions(request, options) {
	Reflect.set(request, renderOptionsSymbol, options);
}
// node_modules/astro/dist/core/app/origin-check.js
var FORM_CONTENT_TYPES = [
	"application/x-www-form-urlencoded",
	"multipart/form-data",
	"text/plain"
];
var SAFE_METHODS = [
	"GET",
	"HEAD",
	"OPTIONS"
];
function isForbiddenCrossOriginRequest(request, url, isPrerendered) {
	if (isPrerendered) return false;
	if (SAFE_METHODS.includes(request.method)) return false;
	const isSameOrigin = request.headers.get("origin") === url.origin;
	if (request.headers.has("content-type")) return hasFormLikeHeader(request.headers.get("content-type")) && !isSameOrigin;
	return !isSameOrigin;
}
function createCrossOriginForbiddenResponse(request) {
	return new Response(`Cross-site ${request.method} form submissions are forbidden`, { status: 403 });
}
function createOriginCheckMiddleware() {
	return defineMiddleware((context, next) => {
		const { request, url, isPrerendered } = context;
		if (isForbiddenCrossOriginRequest(request, url, isPrerendered)) return createCrossOriginForbiddenResponse(request);
		return next();
	});
}
function hasFormLikeHeader(contentType) {
	if (contentType) {
		for (const FORM_CONTENT_TYPE of FORM_CONTENT_TYPES) if (contentType.toLowerCase().includes(FORM_CONTENT_TYPE)) return true;
	}
	return false;
}
// node_modules/astro/dist/core/fetch/features.js
var FetchFeatures = {
	redirects: 1,
	sessions: 2,
	actions: 4,
	middleware: 8,
	i18n: 16,
	cache: 32
};
var ALL_FETCH_FEATURES = FetchFeatures.redirects | FetchFeatures.sessions | FetchFeatures.actions | FetchFeatures.middleware | FetchFeatures.i18n | FetchFeatures.cache;
var usedFeatures = /* @__PURE__ */ new WeakMap();
function markFeatureUsed(manifest, feature) {
	const entry = usedFeatures.get(manifest);
	if (entry) entry.bits |= feature;
	else usedFeatures.set(manifest, { bits: feature });
}
function getUsedFeatures(manifest) {
	return usedFeatures.get(manifest)?.bits ?? 0;
}
// node_modules/devalue/src/constants.js
var MAX_ARRAY_LEN = 2 ** 32 - 1;
var MAX_ARRAY_INDEX = MAX_ARRAY_LEN - 1;
// node_modules/devalue/src/utils.js
var DevalueError = class extends Error {
	/**
	* @param {string} message
	* @param {string[]} keys
	* @param {any} [value] - The value that failed to be serialized
	* @param {any} [root] - The root value being serialized
	*/
	constructor(message, keys, value, root) {
		super(message);
		this.name = "DevalueError";
		this.path = keys.join("");
		this.value = value;
		this.root = root;
	}
};
var object_proto_names = /* @__PURE__ */ Object.getOwnPropertyNames(Object.prototype).sort().join("\0");
/** @param {any} thing */
function is_plain_object(thing) {
	const proto = Object.getPrototypeOf(thing);
	return proto === Object.prototype || proto === null || Object.getPrototypeOf(proto) === null || Object.getOwnPropertyNames(proto).sort().join("\0") === object_proto_names;
}
/** @param {any} thing */
function get_type(thing) {
	return Object.prototype.toString.call(thing).slice(8, -1);
}
/** @param {any} thing */
function is_buffer(thing) {
	return typeof Buffer !== "undefined" && Buffer.isBuffer(thing);
}
/** @param {string} char */
function get_escaped_char(char) {
	switch (char) {
		case "\"": return "\\\"";
		case "<": return "\\u003C";
		case "\\": return "\\\\";
		case "\n": return "\\n";
		case "\r": return "\\r";
		case "	": return "\\t";
		case "\b": return "\\b";
		case "\f": return "\\f";
		case "\u2028": return "\\u2028";
		case "\u2029": return "\\u2029";
		default: return char < " " ? `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}` : "";
	}
}
/** @param {string} str */
function stringify_string(str) {
	let result = "";
	let last_pos = 0;
	const len = str.length;
	for (let i = 0; i < len; i += 1) {
		const char = str[i];
		const replacement = get_escaped_char(char);
		if (replacement) {
			result += str.slice(last_pos, i) + replacement;
			last_pos = i + 1;
		}
	}
	return `"${last_pos === 0 ? str : result + str.slice(last_pos)}"`;
}
/** @param {Record<string | symbol, any>} object */
function enumerable_symbols(object) {
	return Object.getOwnPropertySymbols(object).filter((symbol) => Object.getOwnPropertyDescriptor(object, symbol).enumerable);
}
var is_identifier = /^[a-zA-Z_$][a-zA-Z_$0-9]*$/;
/** @param {string} key */
function stringify_key(key) {
	return is_identifier.test(key) ? "." + key : "[" + JSON.stringify(key) + "]";
}
/** @param {number} n */
function is_valid_array_index(n) {
	if (!Number.isInteger(n)) return false;
	if (n < 0) return false;
	if (n > MAX_ARRAY_INDEX) return false;
	return true;
}
/** @param {number} n */
function is_valid_array_len(n) {
	if (!Number.isInteger(n)) return false;
	if (n < 0) return false;
	if (n > MAX_ARRAY_LEN) return false;
	return true;
}
/** @param {string} s */
function is_valid_array_index_string(s) {
	if (s.length === 0) return false;
	if (s.length > 1 && s.charCodeAt(0) === 48) return false;
	for (let i = 0; i < s.length; i++) {
		const c = s.charCodeAt(i);
		if (c < 48 || c > 57) return false;
	}
	return is_valid_array_index(+s);
}
/**
* Returns the length of the leading run of valid array indices in `keys`.
* @param {readonly string[]} keys
*/
function array_index_cut(keys) {
	for (var i = keys.length - 1; i >= 0; i--) if (is_valid_array_index_string(keys[i])) break;
	return i + 1;
}
/**
* Finds the populated indices of an array.
* @param {unknown[]} array
*/
function valid_array_indices(array) {
	const keys = Object.keys(array);
	keys.length = array_index_cut(keys);
	return keys;
}
// node_modules/devalue/src/base64.js
/**	@type {(array_buffer: ArrayBuffer) => string} */
function encode_native(array_buffer) {
	return new Uint8Array(array_buffer).toBase64();
}
/**	@type {(base64: string) => ArrayBuffer} */
function decode_native(base64) {
	return Uint8Array.fromBase64(base64).buffer;
}
/** @type {(array_buffer: ArrayBuffer) => string} */
function encode_buffer(array_buffer) {
	return Buffer.from(array_buffer).toString("base64");
}
/**	@type {(base64: string) => ArrayBuffer} */
function decode_buffer(base64) {
	return Uint8Array.from(Buffer.from(base64, "base64")).buffer;
}
/** @type {(array_buffer: ArrayBuffer) => string} */
function encode_legacy(array_buffer) {
	const array = new Uint8Array(array_buffer);
	let binary = "";
	const chunk_size = 32768;
	for (let i = 0; i < array.length; i += chunk_size) {
		const chunk = array.subarray(i, i + chunk_size);
		binary += String.fromCharCode.apply(null, chunk);
	}
	return btoa(binary);
}
/**	@type {(base64: string) => ArrayBuffer} */
function decode_legacy(base64) {
	const binary_string = atob(base64);
	const len = binary_string.length;
	const array = new Uint8Array(len);
	for (let i = 0; i < len; i++) array[i] = binary_string.charCodeAt(i);
	return array.buffer;
}
var native = typeof Uint8Array.fromBase64 === "function";
var buffer = typeof process === "object" && process.versions?.node !== void 0;
var encode64 = native ? encode_native : buffer ? encode_buffer : encode_legacy;
var decode64 = native ? decode_native : buffer ? decode_buffer : decode_legacy;
// node_modules/devalue/src/operations.js
/**
* Merges caller-provided operation overrides over the defaults. Iterating the
* default keys (rather than the override's own keys) means nullish members
* fall back to the default, and inherited members — e.g. from a class
* instance — are picked up.
*
* @template {Record<string, any>} T
* @param {T} defaults
* @param {Partial<T> | undefined} overrides
* @returns {T}
*/
function merge_operations(defaults, overrides) {
	if (!overrides) return defaults;
	const merged = {};
	for (const key of Object.keys(defaults)) merged[key] = overrides[key] ?? defaults[key];
	return merged;
}
/** @type {{ kind: 'not-plain' }} */
var NOT_PLAIN = /* @__PURE__ */ Object.freeze({ kind: "not-plain" });
/** @type {{ kind: 'symbol-keys' }} */
var SYMBOL_KEYS = /* @__PURE__ */ Object.freeze({ kind: "symbol-keys" });
var default_stringify_operations = /* @__PURE__ */ Object.freeze({
	identify: (value) => value,
	typeOf: (value) => value === null ? "null" : typeof value,
	toPrimitive: (value) => value,
	tagOf: (value) => get_type(value),
	isThenable: (value) => typeof value.then === "function",
	toPromise: (thenable) => Promise.resolve(thenable),
	unbox: (boxed) => boxed.valueOf(),
	toISOString: (date) => isNaN(date.getDate()) ? "" : date.toISOString(),
	toStringValue: (value) => value.toString(),
	regExpInfo: (regexp) => ({
		source: regexp.source,
		flags: regexp.flags
	}),
	valuesOf: (set) => set,
	entriesOf: (map) => map,
	viewInfo: (view) => {
		if (is_buffer(view)) view = new Uint8Array(view);
		return {
			buffer: view.buffer,
			byteOffset: view.byteOffset,
			byteLength: view.byteLength,
			length: view.length,
			bufferByteLength: view.buffer.byteLength
		};
	},
	toArrayBuffer: (buffer) => buffer,
	lengthOf: (array) => array.length,
	hasOwn: (value, key) => Object.hasOwn(value, key),
	indicesOf: (array) => valid_array_indices(array),
	shapeOf: (value) => {
		if (!is_plain_object(value)) return NOT_PLAIN;
		if (enumerable_symbols(value).length > 0) return SYMBOL_KEYS;
		return {
			kind: Object.getPrototypeOf(value) === null ? "null-proto" : "plain",
			keys: Object.keys(value)
		};
	},
	get: (value, key) => value[key]
});
var array_buffer_byte_length = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
var shared_array_buffer_byte_length = typeof SharedArrayBuffer === "undefined" ? void 0 : Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype, "byteLength").get;
var default_parse_operations = /* @__PURE__ */ Object.freeze({
	fromPrimitive: (primitive) => primitive,
	fromISOString: (iso) => new Date(iso),
	fromStringValue: (tag, text) => {
		if (tag === "URL") return new URL(text);
		if (tag === "URLSearchParams") return new URLSearchParams(text);
		return Temporal[tag.slice(9)].from(text);
	},
	fromArrayBuffer: (buffer) => buffer,
	fromRegExpInfo: (source, flags) => new RegExp(source, flags),
	fromViewInfo: (tag, buffer, byteOffset, length) => {
		try {
			array_buffer_byte_length.call(buffer);
		} catch (error) {
			if (!shared_array_buffer_byte_length) throw error;
			shared_array_buffer_byte_length.call(buffer);
		}
		const Constructor = globalThis[tag];
		return byteOffset !== void 0 ? new Constructor(buffer, byteOffset, length) : new Constructor(buffer);
	},
	box: (value) => Object(value),
	createArray: (length) => new Array(length),
	createSparseArray: (length) => {
		/** @type {any[]} */
		const array = [];
		array[MAX_ARRAY_INDEX] = void 0;
		delete array[MAX_ARRAY_INDEX];
		array.length = length;
		return array;
	},
	createObject: () => ({}),
	createNullPrototypeObject: () => Object.create(null),
	createSet: () => /* @__PURE__ */ new Set(),
	createMap: () => /* @__PURE__ */ new Map(),
	set: (target, key, value) => {
		target[key] = value;
	},
	addValue: (set, value) => {
		set.add(value);
	},
	addEntry: (map, key, value) => {
		map.set(key, value);
	}
});
// node_modules/devalue/src/parse.js
/**
* Revive a value serialized with `devalue.stringify`
* @param {string} serialized
* @param {Record<string, (value: any) => any>} [revivers]
* @param {import('./types.js').ParseOptions} [options]
*/
function parse(serialized, revivers, options) {
	return unflatten(JSON.parse(serialized), revivers, options);
}
/**
* Revive a value flattened with `devalue.stringify`
* @param {number | any[]} parsed
* @param {Record<string, (value: any) => any>} [revivers]
* @param {import('./types.js').ParseOptions} [options]
*/
function unflatten(parsed, revivers, options) {
	/** @type {import('./types.js').ParseOperations} */
	const ops = merge_operations(default_parse_operations, options?.operations);
	if (typeof parsed === "number") return hydrate(parsed, true);
	if (!Array.isArray(parsed) || parsed.length === 0) throw new Error("Invalid input");
	const values = parsed;
	const hydrated = Array(values.length);
	/**
	* A set of values currently being hydrated with custom revivers,
	* used to detect invalid cyclical dependencies
	* @type {Set<number> | null}
	*/
	let hydrating = null;
	/**
	* @param {number} index
	* @returns {any}
	*/
	function hydrate(index, standalone = false) {
		if (index === -1) return ops.fromPrimitive(void 0);
		if (index === -3) return ops.fromPrimitive(NaN);
		if (index === -4) return ops.fromPrimitive(Infinity);
		if (index === -5) return ops.fromPrimitive(-Infinity);
		if (index === -6) return ops.fromPrimitive(-0);
		if (standalone || typeof index !== "number") throw new Error(`Invalid input`);
		if (index in hydrated) return hydrated[index];
		if (index >= values.length) throw new Error(`Invalid input`);
		const value = values[index];
		if (!value || typeof value !== "object") hydrated[index] = ops.fromPrimitive(value);
		else if (Array.isArray(value)) {
			if (typeof value[0] === "string") {
				const type = value[0];
				const reviver = revivers && Object.hasOwn(revivers, type) ? revivers[type] : void 0;
				if (reviver) {
					let i = value[1];
					if (typeof i !== "number") i = values.push(value[1]) - 1;
					if (Object.hasOwn(hydrated, i)) return hydrated[index] = reviver(hydrated[i]);
					hydrating ??= /* @__PURE__ */ new Set();
					if (hydrating.has(i)) throw new Error("Invalid circular reference");
					hydrating.add(i);
					hydrated[index] = reviver(hydrate(i));
					hydrating.delete(i);
					return hydrated[index];
				}
				switch (type) {
					case "Date":
						hydrated[index] = ops.fromISOString(value[1]);
						break;
					case "Set":
						const set = ops.createSet();
						hydrated[index] = set;
						for (let i = 1; i < value.length; i += 1) ops.addValue(set, hydrate(value[i]));
						break;
					case "Map":
						const map = ops.createMap();
						hydrated[index] = map;
						for (let i = 1; i < value.length; i += 2) ops.addEntry(map, hydrate(value[i]), hydrate(value[i + 1]));
						break;
					case "RegExp":
						hydrated[index] = ops.fromRegExpInfo(value[1], value[2]);
						break;
					case "Object": {
						const wrapped_index = value[1];
						if (typeof values[wrapped_index] === "object" && values[wrapped_index][0] !== "BigInt") throw new Error("Invalid input");
						hydrated[index] = ops.box(hydrate(wrapped_index));
						break;
					}
					case "BigInt":
						hydrated[index] = ops.fromPrimitive(BigInt(value[1]));
						break;
					case "null":
						const obj = ops.createNullPrototypeObject();
						hydrated[index] = obj;
						for (let i = 1; i < value.length; i += 2) {
							const key = value[i];
							if (typeof key !== "string") throw new Error("Cannot parse an object with a non-string key");
							if (key === "__proto__") throw new Error("Cannot parse an object with a `__proto__` property");
							ops.set(obj, key, hydrate(value[i + 1]));
						}
						break;
					case "Int8Array":
					case "Uint8Array":
					case "Uint8ClampedArray":
					case "Int16Array":
					case "Uint16Array":
					case "Float16Array":
					case "Int32Array":
					case "Uint32Array":
					case "Float32Array":
					case "Float64Array":
					case "BigInt64Array":
					case "BigUint64Array":
					case "DataView": {
						if (values[value[1]][0] !== "ArrayBuffer") throw new Error("Invalid data");
						const buffer = hydrate(value[1]);
						hydrated[index] = ops.fromViewInfo(type, buffer, value[2], value[3]);
						break;
					}
					case "ArrayBuffer": {
						const base64 = value[1];
						if (typeof base64 !== "string") throw new Error("Invalid ArrayBuffer encoding");
						hydrated[index] = ops.fromArrayBuffer(decode64(base64));
						break;
					}
					case "URL":
					case "URLSearchParams":
					case "Temporal.Duration":
					case "Temporal.Instant":
					case "Temporal.PlainDate":
					case "Temporal.PlainTime":
					case "Temporal.PlainDateTime":
					case "Temporal.PlainMonthDay":
					case "Temporal.PlainYearMonth":
					case "Temporal.ZonedDateTime":
						hydrated[index] = ops.fromStringValue(type, value[1]);
						break;
					default: throw new Error(`Unknown type ${type}`);
				}
			} else if (value[0] === -7) {
				const len = value[1];
				if (!is_valid_array_len(len)) throw new Error("Invalid input");
				const array = ops.createSparseArray(len);
				hydrated[index] = array;
				for (let i = 2; i < value.length; i += 2) {
					const idx = value[i];
					if (!is_valid_array_index(idx) || idx >= len) throw new Error("Invalid input");
					ops.set(array, idx, hydrate(value[i + 1]));
				}
			} else {
				const array = ops.createArray(value.length);
				hydrated[index] = array;
				for (let i = 0; i < value.length; i += 1) {
					const n = value[i];
					if (n === -2) continue;
					ops.set(array, i, hydrate(n));
				}
			}
		} else {
			const object = ops.createObject();
			hydrated[index] = object;
			for (const key of Object.keys(value)) {
				if (key === "__proto__") throw new Error("Cannot parse an object with a `__proto__` property");
				ops.set(object, key, hydrate(value[key]));
			}
		}
		return hydrated[index];
	}
	return hydrate(0);
}
// node_modules/devalue/src/stringify.js
/**
* Turn a value into a JSON string that can be parsed with `devalue.parse`
* @param {any} value
* @param {Record<string, (value: any) => any>} [reducers]
* @param {import('./types.js').StringifyOptions} [options]
*/
function stringify(value, reducers, options) {
	const stringified = run(false, value, reducers, options);
	return typeof stringified === "string" ? stringified : `[${stringified.join(",")}]`;
}
/**
* @param {boolean} async
* @param {any} value
* @param {Record<string, (value: any) => any>} [reducers]
* @param {import('./types.js').StringifyOptions} [options]
*/
function run(async, value, reducers, options) {
	const ops = merge_operations(default_stringify_operations, options?.operations);
	/** @type {any[]} */
	const stringified = [];
	/** @type {Map<any, number>} */
	const indexes = /* @__PURE__ */ new Map();
	/** @type {Array<{ key: string, fn: (value: any) => any }>} */
	const custom = [];
	if (reducers) for (const key of Object.getOwnPropertyNames(reducers)) custom.push({
		key,
		fn: reducers[key]
	});
	/** @type {string[]} */
	const keys = [];
	let p = 0;
	/**
	* @param {any} thing
	* @param {number} [index]
	*/
	function flatten(thing, index) {
		const type = ops.typeOf(thing);
		if (type === "undefined") return -1;
		/** @type {number | undefined} */
		let number;
		if (type === "number") {
			number = ops.toPrimitive(thing);
			if (Number.isNaN(number)) return -3;
			if (number === Infinity) return -4;
			if (number === -Infinity) return -5;
			if (number === 0 && 1 / number < 0) return -6;
		}
		const id = ops.identify(thing);
		if (indexes.has(id)) return indexes.get(id);
		index ??= p++;
		indexes.set(id, index);
		for (const { key, fn } of custom) {
			const value = fn(thing);
			if (value) {
				stringified[index] = `["${key}",${flatten(value)}]`;
				return index;
			}
		}
		if (type === "function") throw new DevalueError(`Cannot stringify a function`, keys, thing, value);
		else if (type === "symbol") throw new DevalueError(`Cannot stringify a Symbol primitive`, keys, thing, value);
		/** @type {string | Promise<any>} */
		let str = "";
		if (type !== "object") str = stringify_primitive(type === "number" ? number : ops.toPrimitive(thing));
		else if (ops.isThenable(thing)) {
			if (!async) throw new DevalueError(`Cannot stringify a Promise or thenable — use stringifyAsync instead`, keys, thing, value);
			str = ops.toPromise(thing).then((value) => {
				const i = flatten(value, index);
				if (i < 0) stringified[index] = i;
			});
			str.catch(() => {});
		} else {
			const tag = ops.tagOf(thing);
			switch (tag) {
				case "Number":
				case "String":
				case "Boolean":
				case "BigInt":
					str = `["Object",${flatten(ops.unbox(thing))}]`;
					break;
				case "Date":
					str = `["Date","${ops.toISOString(thing)}"]`;
					break;
				case "URL":
					str = `["URL",${stringify_string(ops.toStringValue(thing))}]`;
					break;
				case "URLSearchParams":
					str = `["URLSearchParams",${stringify_string(ops.toStringValue(thing))}]`;
					break;
				case "RegExp":
					const { source, flags } = ops.regExpInfo(thing);
					str = flags ? `["RegExp",${stringify_string(source)},"${flags}"]` : `["RegExp",${stringify_string(source)}]`;
					break;
				case "Array": {
					let mostly_dense = false;
					const length = ops.lengthOf(thing);
					str = "[";
					for (let i = 0; i < length; i += 1) {
						if (i > 0) str += ",";
						if (ops.hasOwn(thing, i)) {
							keys.push(`[${i}]`);
							str += flatten(ops.get(thing, i));
							keys.pop();
						} else if (mostly_dense) str += -2;
						else {
							const populated_keys = ops.indicesOf(thing);
							const population = populated_keys.length;
							const d = String(length).length;
							if ((length - population) * 3 > 4 + d + population * (d + 1)) {
								str = "[-7," + length;
								for (let j = 0; j < populated_keys.length; j++) {
									const key = populated_keys[j];
									keys.push(`[${key}]`);
									str += "," + key + "," + flatten(ops.get(thing, key));
									keys.pop();
								}
								break;
							} else {
								mostly_dense = true;
								str += -2;
							}
						}
					}
					str += "]";
					break;
				}
				case "Set":
					str = "[\"Set\"";
					for (const value of ops.valuesOf(thing)) str += `,${flatten(value)}`;
					str += "]";
					break;
				case "Map":
					str = "[\"Map\"";
					for (const [key, value] of ops.entriesOf(thing)) {
						const key_type = ops.typeOf(key);
						const key_is_primitive = key_type !== "object" && key_type !== "function" && key_type !== "symbol";
						keys.push(`.get(${key_is_primitive ? stringify_primitive(ops.toPrimitive(key)) : "..."})`);
						str += `,${flatten(key)},${flatten(value)}`;
						keys.pop();
					}
					str += "]";
					break;
				case "Int8Array":
				case "Uint8Array":
				case "Uint8ClampedArray":
				case "Int16Array":
				case "Uint16Array":
				case "Float16Array":
				case "Int32Array":
				case "Uint32Array":
				case "Float32Array":
				case "Float64Array":
				case "BigInt64Array":
				case "BigUint64Array": {
					const info = ops.viewInfo(thing);
					str = "[\"" + tag + "\"," + flatten(info.buffer);
					if (info.byteLength !== info.bufferByteLength) str += `,${info.byteOffset},${info.length}`;
					str += "]";
					break;
				}
				case "DataView": {
					const info = ops.viewInfo(thing);
					str = "[\"" + tag + "\"," + flatten(info.buffer);
					if (info.byteLength !== info.bufferByteLength) str += `,${info.byteOffset},${info.byteLength}`;
					str += "]";
					break;
				}
				case "ArrayBuffer":
					str = `["ArrayBuffer","${encode64(ops.toArrayBuffer(thing))}"]`;
					break;
				case "Temporal.Duration":
				case "Temporal.Instant":
				case "Temporal.PlainDate":
				case "Temporal.PlainTime":
				case "Temporal.PlainDateTime":
				case "Temporal.PlainMonthDay":
				case "Temporal.PlainYearMonth":
				case "Temporal.ZonedDateTime":
					str = `["${tag}",${stringify_string(ops.toStringValue(thing))}]`;
					break;
				default: {
					const shape = ops.shapeOf(thing);
					if (shape.kind === "not-plain") throw new DevalueError(`Cannot stringify arbitrary non-POJOs`, keys, thing, value);
					if (shape.kind === "symbol-keys") throw new DevalueError(`Cannot stringify POJOs with symbolic keys`, keys, thing, value);
					if (shape.kind === "null-proto") {
						str = "[\"null\"";
						for (const key of shape.keys) {
							if (key === "__proto__") throw new DevalueError(`Cannot stringify objects with __proto__ keys`, keys, thing, value);
							keys.push(stringify_key(key));
							str += `,${stringify_string(key)},${flatten(ops.get(thing, key))}`;
							keys.pop();
						}
						str += "]";
					} else {
						str = "{";
						let started = false;
						for (const key of shape.keys) {
							if (key === "__proto__") throw new DevalueError(`Cannot stringify objects with __proto__ keys`, keys, thing, value);
							if (started) str += ",";
							started = true;
							keys.push(stringify_key(key));
							str += `${stringify_string(key)}:${flatten(ops.get(thing, key))}`;
							keys.pop();
						}
						str += "}";
					}
				}
			}
		}
		stringified[index] = str;
		return index;
	}
	const index = flatten(value);
	if (index < 0) return `${index}`;
	return stringified;
}
/**
* @param {any} thing
* @returns {string}
*/
function stringify_primitive(thing) {
	const type = typeof thing;
	if (type === "string") return stringify_string(thing);
	if (thing === void 0) return (-1).toString();
	if (thing === 0 && 1 / thing < 0) return (-6).toString();
	if (type === "bigint") return `["BigInt","${thing}"]`;
	return String(thing);
}
// node_modules/astro/dist/actions/consts.js
var ACTION_QUERY_PARAMS = {
	actionName: "_action",
	actionPayload: "_astroActionPayload"
};
// node_modules/astro/dist/actions/runtime/client.js
var codeToStatusMap = {
	BAD_REQUEST: 400,
	UNAUTHORIZED: 401,
	PAYMENT_REQUIRED: 402,
	FORBIDDEN: 403,
	NOT_FOUND: 404,
	METHOD_NOT_ALLOWED: 405,
	NOT_ACCEPTABLE: 406,
	PROXY_AUTHENTICATION_REQUIRED: 407,
	REQUEST_TIMEOUT: 408,
	CONFLICT: 409,
	GONE: 410,
	LENGTH_REQUIRED: 411,
	PRECONDITION_FAILED: 412,
	CONTENT_TOO_LARGE: 413,
	URI_TOO_LONG: 414,
	UNSUPPORTED_MEDIA_TYPE: 415,
	RANGE_NOT_SATISFIABLE: 416,
	EXPECTATION_FAILED: 417,
	MISDIRECTED_REQUEST: 421,
	UNPROCESSABLE_CONTENT: 422,
	LOCKED: 423,
	FAILED_DEPENDENCY: 424,
	TOO_EARLY: 425,
	UPGRADE_REQUIRED: 426,
	PRECONDITION_REQUIRED: 428,
	TOO_MANY_REQUESTS: 429,
	REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
	UNAVAILABLE_FOR_LEGAL_REASONS: 451,
	INTERNAL_SERVER_ERROR: 500,
	NOT_IMPLEMENTED: 501,
	BAD_GATEWAY: 502,
	SERVICE_UNAVAILABLE: 503,
	GATEWAY_TIMEOUT: 504,
	HTTP_VERSION_NOT_SUPPORTED: 505,
	VARIANT_ALSO_NEGOTIATES: 506,
	INSUFFICIENT_STORAGE: 507,
	LOOP_DETECTED: 508,
	NETWORK_AUTHENTICATION_REQUIRED: 511
};
var statusToCodeMap = Object.fromEntries(Object.entries(codeToStatusMap).map(([key, value]) => [value, key]));
var ActionError = class ActionError extends Error {
	type = "AstroActionError";
	code = "INTERNAL_SERVER_ERROR";
	status = 500;
	constructor(params) {
		super(params.message);
		this.code = params.code;
		this.status = ActionError.codeToStatus(params.code);
		if (params.stack) this.stack = params.stack;
	}
	static codeToStatus(code) {
		return codeToStatusMap[code];
	}
	static statusToCode(status) {
		return statusToCodeMap[status] ?? "INTERNAL_SERVER_ERROR";
	}
	static fromJson(body) {
		if (isInputError(body)) return new ActionInputError(body.issues);
		if (isActionError(body)) return new ActionError(body);
		return new ActionError({ code: "INTERNAL_SERVER_ERROR" });
	}
};
function isActionError(error) {
	return typeof error === "object" && error != null && "type" in error && error.type === "AstroActionError";
}
function isInputError(error) {
	return typeof error === "object" && error != null && "type" in error && error.type === "AstroActionInputError" && "issues" in error && Array.isArray(error.issues);
}
var ActionInputError = class extends ActionError {
	type = "AstroActionInputError";
	issues;
	fields;
	constructor(issues) {
		super({
			message: `Failed to validate: ${JSON.stringify(issues, null, 2)}`,
			code: "BAD_REQUEST"
		});
		this.issues = issues;
		this.fields = {};
		for (const issue of issues) if (issue.path.length > 0) {
			const key = issue.path[0].toString();
			this.fields[key] ??= [];
			this.fields[key]?.push(issue.message);
		}
	}
};
function deserializeActionResult(res) {
	if (res.type === "error") {
		let json;
		try {
			json = JSON.parse(res.body);
		} catch {
			return {
				data: void 0,
				error: new ActionError({
					message: res.body,
					code: "INTERNAL_SERVER_ERROR"
				})
			};
		}
		if (Object.assign({
			"ASSETS_PREFIX": void 0,
			"BASE_URL": "/",
			"DEV": false,
			"MODE": "production",
			"PROD": true,
			"SITE": void 0,
			"SSR": true
		}, {})?.PROD) return {
			error: ActionError.fromJson(json),
			data: void 0
		};
		else {
			const error = ActionError.fromJson(json);
			error.stack = actionResultErrorStack.get();
			return {
				error,
				data: void 0
			};
		}
	}
	if (res.type === "empty") return {
		data: void 0,
		error: void 0
	};
	return {
		data: parse(res.body, { URL: (href) => new URL(href) }),
		error: void 0
	};
}
var actionResultErrorStack = /* @__PURE__ */ (function actionResultErrorStackFn() {
	let errorStack;
	return {
		set(stack) {
			errorStack = stack;
		},
		get() {
			return errorStack;
		}
	};
})();
function getActionQueryString(name) {
	return `?${new URLSearchParams({ [ACTION_QUERY_PARAMS.actionName]: name }).toString()}`;
}
// node_modules/astro/dist/actions/utils.js
function hasActionPayload(locals) {
	return "_actionPayload" in locals;
}
function createGetActionResult(locals) {
	return (actionFn) => {
		if (!hasActionPayload(locals) || actionFn.toString() !== getActionQueryString(locals._actionPayload.actionName)) return;
		return deserializeActionResult(locals._actionPayload.actionResult);
	};
}
function createCallAction(context) {
	return (baseAction, input) => {
		Reflect.set(context, ACTION_API_CONTEXT_SYMBOL, true);
		return baseAction.bind(context)(input);
	};
}
// node_modules/astro/dist/core/cookies/cookies.js
var DELETED_EXPIRATION = /* @__PURE__ */ new Date(0);
var DELETED_VALUE = "deleted";
var responseSentSymbol = /* @__PURE__ */ Symbol.for("astro.responseSent");
var identity = (value) => value;
var AstroCookie = class {
	value;
	constructor(value) {
		this.value = value;
	}
	json() {
		if (this.value === void 0) throw new Error(`Cannot convert undefined to an object.`);
		return JSON.parse(this.value);
	}
	number() {
		return Number(this.value);
	}
	boolean() {
		if (this.value === "false") return false;
		if (this.value === "0") return false;
		return Boolean(this.value);
	}
};
var AstroCookies = class {
	#request;
	#requestValues;
	#outgoing;
	#consumed;
	#logger;
	constructor(request, logger) {
		this.#request = request;
		this.#requestValues = null;
		this.#outgoing = null;
		this.#consumed = false;
		this.#logger = logger;
	}
	/**
	* Astro.cookies.delete(key) is used to delete a cookie. Using this method will result
	* in a Set-Cookie header added to the response.
	* @param key The cookie to delete
	* @param options Options related to this deletion, such as the path of the cookie.
	*/
	delete(key, options) {
		this.#ensureOutgoingMap().set(key, [
			DELETED_VALUE,
			stringifySetCookie({
				...options,
				name: key,
				value: DELETED_VALUE,
				expires: DELETED_EXPIRATION,
				maxAge: void 0
			}),
			false
		]);
	}
	/**
	* Astro.cookies.get(key) is used to get a cookie value. The cookie value is read from the
	* request. If you have set a cookie via Astro.cookies.set(key, value), the value will be taken
	* from that set call, overriding any values already part of the request.
	* @param key The cookie to get.
	* @returns An object containing the cookie value as well as convenience methods for converting its value.
	*/
	get(key, options = void 0) {
		if (this.#outgoing?.has(key)) {
			let [serializedValue, , isSetValue] = this.#outgoing.get(key);
			if (isSetValue) return new AstroCookie(serializedValue);
			else return;
		}
		const decode = options?.decode ?? decodeURIComponent;
		const values = this.#ensureParsed();
		if (key in values) {
			const value = values[key];
			if (value) {
				let decodedValue;
				try {
					decodedValue = decode(value);
				} catch (_error) {
					decodedValue = value;
				}
				return new AstroCookie(decodedValue);
			}
		}
	}
	/**
	* Astro.cookies.has(key) returns a boolean indicating whether this cookie is either
	* part of the initial request or set via Astro.cookies.set(key)
	* @param key The cookie to check for.
	* @param _options This parameter is no longer used.
	* @returns
	*/
	has(key, _options) {
		if (this.#outgoing?.has(key)) {
			let [, , isSetValue] = this.#outgoing.get(key);
			return isSetValue;
		}
		return this.#ensureParsed()[key] !== void 0;
	}
	/**
	* Astro.cookies.set(key, value) is used to set a cookie's value. If provided
	* an object it will be stringified via JSON.stringify(value). Additionally you
	* can provide options customizing how this cookie will be set, such as setting httpOnly
	* in order to prevent the cookie from being read in client-side JavaScript.
	* @param key The name of the cookie to set.
	* @param value A value, either a string or other primitive or an object.
	* @param options Options for the cookie, such as the path and security settings.
	*/
	set(key, value, options) {
		if (this.#consumed) this.#logger.warn("SKIP_FORMAT", "Astro.cookies.set() was called after the cookies had already been sent to the browser.\nThis may have happened if this method was called in an imported component.\nPlease make sure that Astro.cookies.set() is only called in the frontmatter of the main page.");
		let serializedValue;
		if (typeof value === "string") serializedValue = value;
		else {
			let toStringValue = value.toString();
			if (toStringValue === Object.prototype.toString.call(value)) serializedValue = JSON.stringify(value);
			else serializedValue = toStringValue;
		}
		const { encode, ...attributes } = options ?? {};
		this.#ensureOutgoingMap().set(key, [
			serializedValue,
			stringifySetCookie({
				...attributes,
				name: key,
				value: serializedValue
			}, { encode }),
			true
		]);
		if (this.#request[responseSentSymbol]) throw new AstroError({ ...ResponseSentError });
	}
	/**
	* Merges a new AstroCookies instance into the current instance. Any new cookies
	* will be added to the current instance, overwriting any existing cookies with the same name.
	*/
	merge(cookies) {
		const outgoing = cookies.#outgoing;
		if (outgoing) for (const [key, value] of outgoing) this.#ensureOutgoingMap().set(key, value);
	}
	/**
	* Astro.cookies.header() returns an iterator for the cookies that have previously
	* been set by either Astro.cookies.set() or Astro.cookies.delete().
	* This method is primarily used by adapters to set the header on outgoing responses.
	* @returns
	*/
	*headers() {
		if (this.#outgoing == null) return;
		for (const [, value] of this.#outgoing) yield value[1];
	}
	/**
	* Marks the cookies as consumed and returns the header values.
	* After consumption, any subsequent `set()` calls will warn.
	*/
	consume() {
		this.#consumed = true;
		return this.headers();
	}
	/**
	* @deprecated Use the instance method `cookies.consume()` instead.
	* Kept for backward compatibility with adapters.
	*/
	static consume(cookies) {
		return cookies.consume();
	}
	#ensureParsed() {
		if (!this.#requestValues) this.#parse();
		if (!this.#requestValues) this.#requestValues = /* @__PURE__ */ Object.create(null);
		return this.#requestValues;
	}
	#ensureOutgoingMap() {
		if (!this.#outgoing) this.#outgoing = /* @__PURE__ */ new Map();
		return this.#outgoing;
	}
	#parse() {
		const raw = this.#request.headers.get("cookie");
		if (!raw) return;
		this.#requestValues = parseCookie(raw, { decode: identity });
	}
};
// node_modules/astro/dist/core/cookies/response.js
var astroCookiesSymbol = /* @__PURE__ */ Symbol.for("astro.cookies");
function attachCookiesToResponse(response, cookies) {
	Reflect.set(response, astroCookiesSymbol, cookies);
}
function getCookiesFromResponse(response) {
	let cookies = Reflect.get(response, astroCookiesSymbol);
	if (cookies != null) return cookies;
	else return;
}
function* getSetCookiesFromResponse(response) {
	const cookies = getCookiesFromResponse(response);
	if (!cookies) return [];
	for (const headerValue of cookies.consume()) yield headerValue;
	return [];
}
// node_modules/astro/dist/core/routing/pattern.js
function getPattern(segments, base, addTrailingSlash) {
	const pathname = segments.map((segment) => {
		if (segment.length === 1 && segment[0].spread) return "(?:\\/(.*?))?";
		else return "\\/" + segment.map((part) => {
			if (part.spread) return "(.*?)";
			else if (part.dynamic) return "([^/]+?)";
			else return part.content.normalize().replace(/\?/g, "%3F").replace(/#/g, "%23").replace(/%5B/g, "[").replace(/%5D/g, "]").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}).join("");
	}).join("");
	const trailing = addTrailingSlash && segments.length ? getTrailingSlashPattern(addTrailingSlash) : "$";
	let initial = "\\/";
	if (addTrailingSlash === "never" && base !== "/" && pathname !== "") initial = "";
	return new RegExp(`^${pathname || initial}${trailing}`);
}
function getTrailingSlashPattern(addTrailingSlash) {
	if (addTrailingSlash === "always") return "\\/$";
	if (addTrailingSlash === "never") return "$";
	return "\\/?$";
}
// node_modules/astro/dist/core/render/slots.js
function getFunctionExpression(slot) {
	if (!slot) return;
	const expressions = slot?.expressions?.filter((e) => isRenderInstruction(e) === false || isRenderTemplateResult(e));
	if (expressions?.length !== 1) return;
	const expression = expressions[0];
	if (isRenderTemplateResult(expression)) return getFunctionExpression(expression);
	return expression;
}
var Slots = class {
	#result;
	#slots;
	#logger;
	constructor(result, slots, logger) {
		this.#result = result;
		this.#slots = slots;
		this.#logger = logger;
		if (slots) for (const key of Object.keys(slots)) {
			if (this[key] !== void 0) throw new AstroError({
				...ReservedSlotName,
				message: ReservedSlotName.message(key)
			});
			Object.defineProperty(this, key, {
				get() {
					return true;
				},
				enumerable: true
			});
		}
	}
	has(name) {
		if (!this.#slots) return false;
		return Boolean(this.#slots[name]);
	}
	async render(name, args = []) {
		if (!this.#slots || !this.has(name)) return;
		const result = this.#result;
		if (!Array.isArray(args)) this.#logger.warn(null, `Expected second parameter to be an array, received a ${typeof args}. If you're trying to pass an array as a single argument and getting unexpected results, make sure you're passing your array as an item of an array. Ex: Astro.slots.render('default', [["Hello", "World"]])`);
		else if (args.length > 0) {
			const slotValue = this.#slots[name];
			const component = typeof slotValue === "function" ? await slotValue(result) : await slotValue;
			const expression = getFunctionExpression(component);
			if (expression) {
				const slot = async () => typeof expression === "function" ? expression(...args) : expression;
				return await renderSlotToString(result, slot).then((res) => {
					return res;
				});
			}
			if (typeof component === "function") return await renderJSX(result, component(...args)).then((res) => res != null ? String(res) : res);
		}
		const content = await renderSlotToString(result, this.#slots[name]);
		return chunkToString(result, content);
	}
};
// node_modules/astro/dist/i18n/fallback.js
function computeFallbackRoute(options) {
	const { pathname, responseStatus, fallback, fallbackType, locales, defaultLocale, strategy } = options;
	if (responseStatus !== 404) return { type: "none" };
	if (!fallback || Object.keys(fallback).length === 0) return { type: "none" };
	const segments = pathname.split("/");
	const urlLocale = segments.find((segment) => {
		for (const locale of locales) if (typeof locale === "string") {
			if (locale === segment) return true;
		} else if (locale.path === segment) return true;
		return false;
	});
	if (!urlLocale) return { type: "none" };
	if (!Object.keys(fallback).includes(urlLocale)) return { type: "none" };
	const fallbackLocale = fallback[urlLocale];
	const pathFallbackLocale = getPathByLocale(fallbackLocale, locales);
	const localeIndex = segments.indexOf(urlLocale);
	let newPathname;
	if (pathFallbackLocale === defaultLocale && strategy === "pathname-prefix-other-locales") {
		segments.splice(localeIndex, 1);
		newPathname = segments.join("/") || "/";
	} else {
		segments[localeIndex] = pathFallbackLocale;
		newPathname = segments.join("/");
	}
	return {
		type: fallbackType,
		pathname: newPathname
	};
}
// node_modules/astro/dist/i18n/router.js
var I18nRouter = class {
	#strategy;
	#defaultLocale;
	#locales;
	#base;
	#domains;
	constructor(options) {
		this.#strategy = options.strategy;
		this.#defaultLocale = options.defaultLocale;
		this.#locales = options.locales;
		this.#base = options.base === "/" ? "/" : removeTrailingForwardSlash(options.base || "");
		this.#domains = options.domains;
	}
	/**
	* Evaluate routing strategy for a pathname.
	* Returns decision object (not HTTP Response).
	*/
	match(pathname, context) {
		if (this.shouldSkipProcessing(pathname, context)) return { type: "continue" };
		switch (this.#strategy) {
			case "manual": return { type: "continue" };
			case "pathname-prefix-always": return this.matchPrefixAlways(pathname, context);
			case "domains-prefix-always":
				if (this.localeHasntDomain(context.currentLocale, context.currentDomain)) return { type: "continue" };
				return this.matchPrefixAlways(pathname, context);
			case "pathname-prefix-other-locales": return this.matchPrefixOtherLocales(pathname, context);
			case "domains-prefix-other-locales":
				if (this.localeHasntDomain(context.currentLocale, context.currentDomain)) return { type: "continue" };
				return this.matchPrefixOtherLocales(pathname, context);
			case "pathname-prefix-always-no-redirect": return this.matchPrefixAlwaysNoRedirect(pathname, context);
			case "domains-prefix-always-no-redirect":
				if (this.localeHasntDomain(context.currentLocale, context.currentDomain)) return { type: "continue" };
				return this.matchPrefixAlwaysNoRedirect(pathname, context);
			default: return { type: "continue" };
		}
	}
	/**
	* Check if i18n processing should be skipped for this request
	*/
	shouldSkipProcessing(pathname, context) {
		if (pathname.includes("/404") || pathname.includes("/500")) return true;
		if (pathname.includes("/_server-islands/")) return true;
		if (context.isReroute) return true;
		if (context.routeType && context.routeType !== "page" && context.routeType !== "fallback") return true;
		return false;
	}
	/**
	* Strategy: pathname-prefix-always
	* All locales must have a prefix, including the default locale.
	*/
	matchPrefixAlways(pathname, _context) {
		if (pathname === this.#base + "/" || pathname === this.#base) return {
			type: "redirect",
			location: `${this.#base === "/" ? "" : this.#base}/${this.#defaultLocale}`
		};
		if (!pathHasLocale(pathname, this.#locales)) return { type: "notFound" };
		return { type: "continue" };
	}
	/**
	* Strategy: pathname-prefix-other-locales
	* Default locale has no prefix, other locales must have a prefix.
	*/
	matchPrefixOtherLocales(pathname, _context) {
		let pathnameContainsDefaultLocale = false;
		for (const segment of pathname.split("/")) if (normalizeTheLocale(segment) === normalizeTheLocale(this.#defaultLocale)) {
			pathnameContainsDefaultLocale = true;
			break;
		}
		if (pathnameContainsDefaultLocale) return {
			type: "notFound",
			location: pathname.replace(`/${this.#defaultLocale}`, "")
		};
		return { type: "continue" };
	}
	/**
	* Strategy: pathname-prefix-always-no-redirect
	* Like prefix-always but allows root to serve instead of redirecting
	*/
	matchPrefixAlwaysNoRedirect(pathname, _context) {
		if (pathname === this.#base + "/" || pathname === this.#base) return { type: "continue" };
		if (!pathHasLocale(pathname, this.#locales)) return { type: "notFound" };
		return { type: "continue" };
	}
	/**
	* Check if the current locale doesn't belong to the configured domain.
	* Used for domain-based routing strategies.
	*/
	localeHasntDomain(currentLocale, currentDomain) {
		if (!this.#domains || !currentDomain) return false;
		if (!currentLocale) return false;
		const localesForDomain = this.#domains[currentDomain];
		if (!localesForDomain) return true;
		return !localesForDomain.includes(currentLocale);
	}
};
// node_modules/astro/dist/core/i18n/handler.js
function compileI18n(i18n, base, trailingSlash, format) {
	return {
		config: i18n,
		base,
		trailingSlash,
		format,
		router: new I18nRouter({
			strategy: i18n.strategy,
			defaultLocale: i18n.defaultLocale,
			locales: i18n.locales,
			base,
			domains: i18n.domainLookupTable ? Object.keys(i18n.domainLookupTable).reduce((acc, domain) => {
				const locale = i18n.domainLookupTable[domain];
				if (!acc[domain]) acc[domain] = [];
				acc[domain].push(locale);
				return acc;
			}, {}) : void 0
		})
	};
}
var i18nMemo = createManifestMemo((manifest) => {
	const config = manifest.i18n;
	return config && config.strategy !== "manual" ? compileI18n(config, manifest.base, manifest.trailingSlash, manifest.buildFormat) : null;
});
function getI18n(manifest) {
	return i18nMemo.get(manifest);
}
async function finalizeI18n(compiled, state, response) {
	markFeatureUsed(state.manifest, FetchFeatures.i18n);
	const i18n = compiled.config;
	if (state.skipErrorReroute && typeof i18n.fallback === "undefined") return response;
	if (state.responseRouteType !== "page" && state.responseRouteType !== "fallback") return response;
	const url = state.url;
	const currentLocale = state.computeCurrentLocale();
	const isPrerendered = state.routeData.prerender;
	const routerContext = {
		currentLocale,
		currentDomain: url.hostname,
		routeType: state.responseRouteType,
		isReroute: false
	};
	const routeDecision = compiled.router.match(url.pathname, routerContext);
	switch (routeDecision.type) {
		case "redirect": {
			let location = routeDecision.location;
			if (shouldAppendForwardSlash(compiled.trailingSlash, compiled.format)) location = appendForwardSlash(location);
			return new Response(null, {
				status: routeDecision.status ?? 302,
				headers: { Location: location }
			});
		}
		case "notFound": {
			if (isPrerendered) {
				const prerenderedRes = new Response(response.body, {
					status: 404,
					headers: response.headers
				});
				state.skipErrorReroute = true;
				if (routeDecision.location) prerenderedRes.headers.set("Location", routeDecision.location);
				return prerenderedRes;
			}
			const headers = new Headers();
			if (routeDecision.location) headers.set("Location", routeDecision.location);
			return new Response(null, {
				status: 404,
				headers
			});
		}
	}
	if (i18n.fallback && i18n.fallbackType) {
		const effectiveStatus = state.responseRouteType === "fallback" ? 404 : response.status;
		const fallbackDecision = computeFallbackRoute({
			pathname: url.pathname,
			responseStatus: effectiveStatus,
			currentLocale,
			fallback: i18n.fallback,
			fallbackType: i18n.fallbackType,
			locales: i18n.locales,
			defaultLocale: i18n.defaultLocale,
			strategy: i18n.strategy,
			base: compiled.base
		});
		switch (fallbackDecision.type) {
			case "redirect": return new Response(null, {
				status: 302,
				headers: { Location: fallbackDecision.pathname + url.search }
			});
			case "rewrite": try {
				return await state.rewrite(fallbackDecision.pathname + url.search);
			} catch {
				break;
			}
		}
	}
	return response;
}
// node_modules/astro/dist/i18n/index.js
function getPathByLocale(locale, locales) {
	for (const loopLocale of locales) if (typeof loopLocale === "string") {
		if (loopLocale === locale) return loopLocale;
	} else for (const code of loopLocale.codes) if (code === locale) return loopLocale.path;
	throw new AstroError(i18nNoLocaleFoundInPath);
}
function getAllCodes(locales) {
	const result = [];
	for (const loopLocale of locales) if (typeof loopLocale === "string") result.push(loopLocale);
	else result.push(...loopLocale.codes);
	return result;
}
// node_modules/astro/dist/i18n/utils.js
function parseLocale(header) {
	if (header === "*") return [{
		locale: header,
		qualityValue: void 0
	}];
	const result = [];
	const localeValues = header.split(",").map((str) => str.trim());
	for (const localeValue of localeValues) {
		const split = localeValue.split(";").map((str) => str.trim());
		const localeName = split[0];
		const qualityValue = split[1];
		if (!split) continue;
		if (qualityValue && qualityValue.startsWith("q=")) {
			const qualityValueAsFloat = Number.parseFloat(qualityValue.slice(2));
			if (Number.isNaN(qualityValueAsFloat) || qualityValueAsFloat > 1) result.push({
				locale: localeName,
				qualityValue: void 0
			});
			else result.push({
				locale: localeName,
				qualityValue: qualityValueAsFloat
			});
		} else result.push({
			locale: localeName,
			qualityValue: void 0
		});
	}
	return result;
}
function sortAndFilterLocales(browserLocaleList, locales) {
	const normalizedLocales = getAllCodes(locales).map(normalizeTheLocale);
	return browserLocaleList.filter((browserLocale) => {
		if (browserLocale.locale !== "*") return normalizedLocales.includes(normalizeTheLocale(browserLocale.locale));
		return true;
	}).sort((a, b) => {
		const qa = a.locale === "*" ? a.qualityValue ?? 0 : a.qualityValue ?? 1;
		return (b.locale === "*" ? b.qualityValue ?? 0 : b.qualityValue ?? 1) - qa;
	});
}
function computePreferredLocale(request, locales) {
	const acceptHeader = request.headers.get("Accept-Language");
	let result = void 0;
	if (acceptHeader) {
		const firstResult = sortAndFilterLocales(parseLocale(acceptHeader), locales).at(0);
		if (firstResult && firstResult.locale !== "*") {
			outer: for (const currentLocale of locales) if (typeof currentLocale === "string") {
				if (normalizeTheLocale(currentLocale) === normalizeTheLocale(firstResult.locale)) {
					result = currentLocale;
					break;
				}
			} else for (const currentCode of currentLocale.codes) if (normalizeTheLocale(currentCode) === normalizeTheLocale(firstResult.locale)) {
				result = currentCode;
				break outer;
			}
		}
	}
	return result;
}
function computePreferredLocaleList(request, locales) {
	const acceptHeader = request.headers.get("Accept-Language");
	let result = [];
	if (acceptHeader) {
		const browserLocaleList = sortAndFilterLocales(parseLocale(acceptHeader), locales);
		if (browserLocaleList.length === 1 && browserLocaleList.at(0).locale === "*") return getAllCodes(locales);
		else if (browserLocaleList.length > 0) {
			for (const browserLocale of browserLocaleList) for (const loopLocale of locales) if (typeof loopLocale === "string") {
				if (normalizeTheLocale(loopLocale) === normalizeTheLocale(browserLocale.locale)) result.push(loopLocale);
			} else for (const code of loopLocale.codes) if (normalizeTheLocale(code) === normalizeTheLocale(browserLocale.locale)) result.push(code);
		}
	}
	return result;
}
function computeCurrentLocale(pathname, locales, defaultLocale) {
	for (const segment of pathname.split("/").map(normalizeThePath)) for (const locale of locales) if (typeof locale === "string") {
		if (!segment.includes(locale)) continue;
		if (normalizeTheLocale(locale) === normalizeTheLocale(segment)) return locale;
	} else if (locale.path === segment) return locale.codes.at(0);
	else for (const code of locale.codes) if (normalizeTheLocale(code) === normalizeTheLocale(segment)) return code;
	for (const locale of locales) if (typeof locale === "string") {
		if (locale === defaultLocale) return locale;
	} else if (locale.path === defaultLocale) return locale.codes.at(0);
}
function computeCurrentLocaleFromParams(params, locales) {
	const byNormalizedCode = /* @__PURE__ */ new Map();
	const byPath = /* @__PURE__ */ new Map();
	for (const locale of locales) if (typeof locale === "string") byNormalizedCode.set(normalizeTheLocale(locale), locale);
	else {
		byPath.set(locale.path, locale.codes[0]);
		for (const code of locale.codes) byNormalizedCode.set(normalizeTheLocale(code), code);
	}
	for (const value of Object.values(params)) {
		if (!value) continue;
		const pathMatch = byPath.get(value);
		if (pathMatch) return pathMatch;
		const codeMatch = byNormalizedCode.get(normalizeTheLocale(value));
		if (codeMatch) return codeMatch;
	}
}
// node_modules/astro/dist/core/app/prepare-response.js
function prepareResponse(response, { addCookieHeader }) {
	if (addCookieHeader) for (const setCookieHeaderValue of getSetCookiesFromResponse(response)) response.headers.append("set-cookie", setCookieHeaderValue);
	Reflect.set(response, responseSentSymbol$1, true);
}
// node_modules/astro/dist/core/pages/handler.js
var EMPTY_SLOTS = Object.freeze({});
async function handlePages(state, ctx) {
	const { logger, streaming } = state;
	state.resetResponseMetadata();
	let response;
	const componentInstance = await state.loadComponentInstance();
	switch (state.routeData.type) {
		case "endpoint":
			response = await renderEndpoint(componentInstance, ctx, state.routeData.prerender, logger, state);
			break;
		case "page": {
			const props = await state.getProps();
			const actionApiContext = state.getActionAPIContext();
			const result = await state.createResult(componentInstance, actionApiContext);
			try {
				response = await renderPage(result, componentInstance?.default, props, state.slots ?? EMPTY_SLOTS, streaming, state.routeData);
			} catch (e) {
				result.cancelled = true;
				throw e;
			}
			state.responseRouteType = "page";
			if (state.routeData.route === "/404" || state.routeData.route === "/500") state.skipErrorReroute = true;
			break;
		}
		case "redirect": return new Response(null, {
			status: 404,
			headers: { [ASTRO_ERROR_HEADER]: "true" }
		});
		case "fallback":
			state.responseRouteType = "fallback";
			return new Response(null, { status: 500 });
	}
	const responseCookies = getCookiesFromResponse(response);
	if (responseCookies) state.cookies.merge(responseCookies);
	state.response = response;
	return response;
}
// node_modules/astro/dist/core/routing/match.js
function matchRoute$1(pathname, manifest) {
	if (isRoute404(pathname)) {
		const errorRoute = manifest.routes.find((route) => isRoute404(route.route));
		if (errorRoute) return errorRoute;
	}
	if (isRoute500(pathname)) {
		const errorRoute = manifest.routes.find((route) => isRoute500(route.route));
		if (errorRoute) return errorRoute;
	}
	return manifest.routes.find((route) => {
		return route.pattern.test(pathname) || route.fallbackRoutes.some((fallbackRoute) => fallbackRoute.pattern.test(pathname));
	});
}
function isRoute404or500(route) {
	return isRoute404(route.route) || isRoute500(route.route);
}
function isRouteServerIsland(route) {
	return route.component === SERVER_ISLAND_COMPONENT;
}
// node_modules/astro/dist/core/routing/astro-designed-error-pages.js
function ensure404Route(manifest) {
	if (!manifest.routes.some((route) => route.route === "/404")) manifest.routes.push(DEFAULT_404_ROUTE);
	return manifest;
}
// node_modules/astro/dist/core/routing/priority.js
function routeComparator(a, b) {
	const commonLength = Math.min(a.segments.length, b.segments.length);
	for (let index = 0; index < commonLength; index++) {
		const aSegment = a.segments[index];
		const bSegment = b.segments[index];
		const aIsStatic = aSegment.every((part) => !part.dynamic && !part.spread);
		const bIsStatic = bSegment.every((part) => !part.dynamic && !part.spread);
		if (aIsStatic && bIsStatic) {
			const aContent = aSegment.map((part) => part.content).join("");
			const bContent = bSegment.map((part) => part.content).join("");
			if (aContent !== bContent) return aContent.localeCompare(bContent);
		}
		if (aIsStatic !== bIsStatic) return aIsStatic ? -1 : 1;
		const aAllDynamic = aSegment.every((part) => part.dynamic);
		if (aAllDynamic !== bSegment.every((part) => part.dynamic)) return aAllDynamic ? 1 : -1;
		const aHasSpread = aSegment.some((part) => part.spread);
		if (aHasSpread !== bSegment.some((part) => part.spread)) return aHasSpread ? 1 : -1;
	}
	const aLength = a.segments.length;
	const bLength = b.segments.length;
	if (aLength !== bLength) {
		const aEndsInRest = a.segments.at(-1)?.some((part) => part.spread);
		const bEndsInRest = b.segments.at(-1)?.some((part) => part.spread);
		if (aEndsInRest !== bEndsInRest && Math.abs(aLength - bLength) === 1) {
			if (aLength > bLength && aEndsInRest) return 1;
			if (bLength > aLength && bEndsInRest) return -1;
		}
		return aLength > bLength ? -1 : 1;
	}
	if (a.type === "endpoint" !== (b.type === "endpoint")) return a.type === "endpoint" ? -1 : 1;
	return a.route.localeCompare(b.route);
}
// node_modules/astro/dist/core/routing/router.js
var Router = class {
	#routes;
	#base;
	#baseWithoutTrailingSlash;
	#buildFormat;
	#trailingSlash;
	constructor(routes, options) {
		this.#routes = [...routes].sort(routeComparator);
		this.#base = normalizeBase(options.base);
		this.#baseWithoutTrailingSlash = removeTrailingForwardSlash(this.#base);
		this.#buildFormat = options.buildFormat;
		this.#trailingSlash = options.trailingSlash;
	}
	/**
	* Match an input pathname against the route list.
	* If allowWithoutBase is true, a non-base-prefixed path is still considered.
	*/
	match(inputPathname, { allowWithoutBase = false } = {}) {
		const normalized = getRedirectForPathname(inputPathname);
		if (normalized.redirect) return {
			type: "redirect",
			location: normalized.redirect,
			status: 301
		};
		if (this.#base !== "/") {
			const baseWithSlash = `${this.#baseWithoutTrailingSlash}/`;
			if (this.#trailingSlash === "always" && (normalized.pathname === this.#baseWithoutTrailingSlash || normalized.pathname === this.#base)) return {
				type: "redirect",
				location: baseWithSlash,
				status: 301
			};
			if (this.#trailingSlash === "never" && normalized.pathname === baseWithSlash) return {
				type: "redirect",
				location: this.#baseWithoutTrailingSlash,
				status: 301
			};
		}
		const baseResult = stripBase(normalized.pathname, this.#base, this.#baseWithoutTrailingSlash, this.#trailingSlash);
		if (!baseResult) {
			if (!allowWithoutBase) return {
				type: "none",
				reason: "outside-base"
			};
		}
		let pathname = baseResult ?? normalized.pathname;
		if (this.#buildFormat === "file") pathname = normalizeFileFormatPathname(pathname);
		const route = this.#routes.find((candidate) => {
			if (candidate.pattern.test(pathname)) return true;
			return candidate.fallbackRoutes.some((fallbackRoute) => fallbackRoute.pattern.test(pathname));
		});
		if (!route) return {
			type: "none",
			reason: "no-match"
		};
		return {
			type: "match",
			route,
			params: getParams(route, pathname),
			pathname
		};
	}
	/**
	* Returns all routes that match the given pathname, in priority order.
	* Used when the first match (e.g. a prerendered route) cannot serve
	* the request and subsequent matches need to be tried.
	*/
	matchAll(inputPathname, { allowWithoutBase = false } = {}) {
		const normalized = getRedirectForPathname(inputPathname);
		if (normalized.redirect) return [];
		const baseResult = stripBase(normalized.pathname, this.#base, this.#baseWithoutTrailingSlash, this.#trailingSlash);
		if (!baseResult && !allowWithoutBase) return [];
		let pathname = baseResult ?? normalized.pathname;
		if (this.#buildFormat === "file") pathname = normalizeFileFormatPathname(pathname);
		return this.#routes.filter((candidate) => {
			if (candidate.pattern.test(pathname)) return true;
			return candidate.fallbackRoutes.some((fallbackRoute) => fallbackRoute.pattern.test(pathname));
		});
	}
};
function normalizeBase(base) {
	if (!base) return "/";
	if (base === "/") return base;
	return prependForwardSlash(base);
}
function getRedirectForPathname(pathname) {
	let value = prependForwardSlash(pathname);
	if (value.startsWith("//")) return {
		pathname: value,
		redirect: `/${value.replace(/^\/+/, "")}`
	};
	return { pathname: value };
}
function stripBase(pathname, base, baseWithoutTrailingSlash, trailingSlash) {
	if (base === "/") return pathname;
	const baseWithSlash = `${baseWithoutTrailingSlash}/`;
	if (pathname === baseWithoutTrailingSlash || pathname === base) return trailingSlash === "always" ? null : "/";
	if (pathname === baseWithSlash) return trailingSlash === "never" ? null : "/";
	if (pathname.startsWith(baseWithSlash)) return pathname.slice(baseWithoutTrailingSlash.length);
	return null;
}
function normalizeFileFormatPathname(pathname) {
	if (pathname.endsWith("/index.html")) {
		const trimmed = pathname.slice(0, -11);
		return trimmed === "" ? "/" : trimmed;
	}
	if (pathname.endsWith(".html")) {
		const trimmed = pathname.slice(0, -5);
		return trimmed === "" ? "/" : trimmed;
	}
	return pathname;
}
// node_modules/astro/dist/core/routing/route-table.js
function compileRouteTable(manifest, routes) {
	const routesList = ensure404Route({ routes });
	const router = new Router(routesList.routes, {
		base: manifest.base,
		trailingSlash: manifest.trailingSlash,
		buildFormat: manifest.buildFormat
	});
	return {
		routes: routesList.routes,
		router
	};
}
var routeTables = createManifestMemo((manifest) => compileRouteTable(manifest, (manifest.routes ?? []).map((route) => route.routeData)));
function getRouteTable(manifest) {
	return routeTables.get(manifest);
}
function updateRouteTable(manifest, routes) {
	routeTables.set(manifest, compileRouteTable(manifest, [...routes]));
}
function matchRoute(manifest, pathname) {
	const match = getRouteTable(manifest).router.match(pathname, { allowWithoutBase: true });
	if (match.type !== "match") return void 0;
	return match.route;
}
function matchAllRoutes(manifest, pathname) {
	return getRouteTable(manifest).router.matchAll(pathname, { allowWithoutBase: true });
}
// node_modules/astro/dist/core/session/provider-disabled.js
function provideSession(state) {
	markFeatureUsed(state.manifest, FetchFeatures.sessions);
}
// node_modules/astro/dist/core/app/validate-headers.js
function getFirstForwardedValue(multiValueHeader) {
	return multiValueHeader?.toString().split(",").map((e) => e.trim())[0];
}
function sanitizeHost(hostname) {
	if (!hostname) return void 0;
	if (/[/\\]/.test(hostname)) return void 0;
	return hostname;
}
function parseHost(host) {
	const parts = host.split(":");
	if (parts.length > 2) return void 0;
	return {
		hostname: parts[0],
		port: parts[1]
	};
}
function matchesAllowedDomains(hostname, protocol, port, allowedDomains) {
	const urlString = `${protocol}://${port ? `${hostname}:${port}` : hostname}`;
	if (!URL.canParse(urlString)) return false;
	const testUrl = new URL(urlString);
	return allowedDomains.some((pattern) => matchPattern(testUrl, pattern));
}
function validateHost(host, protocol, allowedDomains) {
	if (!host || host.length === 0) return void 0;
	if (!allowedDomains || allowedDomains.length === 0) return void 0;
	const sanitized = sanitizeHost(host);
	if (!sanitized) return void 0;
	const parsed = parseHost(sanitized);
	if (!parsed) return void 0;
	const { hostname, port } = parsed;
	if (matchesAllowedDomains(hostname, protocol, port, allowedDomains)) return sanitized;
}
function validateForwardedHeaders(forwardedProtocol, forwardedHost, forwardedPort, allowedDomains) {
	const result = {};
	if (forwardedProtocol) {
		if (allowedDomains && allowedDomains.length > 0) {
			if (allowedDomains.some((pattern) => pattern.protocol !== void 0)) try {
				const testUrl = new URL(`${forwardedProtocol}://example.com`);
				if (allowedDomains.some((pattern) => matchPattern(testUrl, { protocol: pattern.protocol }))) result.protocol = forwardedProtocol;
			} catch {}
			else if (/^https?$/.test(forwardedProtocol)) result.protocol = forwardedProtocol;
		}
	}
	if (forwardedPort && allowedDomains && allowedDomains.length > 0) {
		if (allowedDomains.some((pattern) => pattern.port !== void 0)) {
			if (allowedDomains.some((pattern) => pattern.port === forwardedPort)) result.port = forwardedPort;
		}
	}
	if (forwardedHost && forwardedHost.length > 0 && allowedDomains && allowedDomains.length > 0) {
		const protoForValidation = result.protocol || "https";
		const sanitized = sanitizeHost(forwardedHost);
		const parsed = sanitized ? parseHost(sanitized) : void 0;
		if (sanitized && parsed) {
			const { hostname, port: portFromHost } = parsed;
			if (matchesAllowedDomains(hostname, protoForValidation, result.port || portFromHost, allowedDomains)) result.host = sanitized;
		}
	}
	return result;
}
// node_modules/astro/dist/core/output-filename.js
var STATUS_CODE_PAGES = /* @__PURE__ */ new Set(["/404", "/500"]);
function getOutputFilename(buildFormat, name, routeData) {
	if (routeData.type === "endpoint") return name;
	if (name === "/" || name === "") return name === "" ? "index.html" : "/index.html";
	if (buildFormat === "file" || STATUS_CODE_PAGES.has(name)) return `${removeTrailingForwardSlash(name || "index")}.html`;
	if (buildFormat === "preserve" && !routeData.isIndex) return `${removeTrailingForwardSlash(name || "index")}.html`;
	return `${removeTrailingForwardSlash(name)}/index.html`;
}
// node_modules/astro/dist/core/errors/default-handler.js
async function renderDefaultError(manifest, request, { status, response: originalResponse, skipMiddleware = false, error, pathname, ...resolvedRenderOptions }) {
	const resolvedPathname = pathname ?? new FetchState(manifest, request).pathname;
	const routeTable = getRouteTable(manifest);
	const errorRouteData = matchRoute$1(getErrorRoutePath(resolvedPathname, status, routeTable.routes, manifest.i18n?.locales, manifest.trailingSlash === "always"), routeTable);
	const url = new URL(request.url);
	if (errorRouteData) {
		if (errorRouteData.prerender) {
			const allowedDomains = manifest.allowedDomains;
			const safeOrigin = validateHost(url.host, url.protocol.replace(":", ""), allowedDomains) ? url.origin : `${url.protocol}//localhost`;
			const statusURL = new URL(`${removeTrailingForwardSlash(manifest.base)}${getOutputFilename(manifest.buildFormat, errorRouteData.route, errorRouteData)}`, safeOrigin);
			if (statusURL.toString() !== request.url && resolvedRenderOptions.prerenderedErrorPageFetch) try {
				const newResponse = mergeResponses(await resolvedRenderOptions.prerenderedErrorPageFetch(statusURL.toString()), originalResponse, {
					status,
					removeContentEncodingHeaders: true
				});
				prepareResponse(newResponse, resolvedRenderOptions);
				return newResponse;
			} catch {
				const response2 = mergeResponses(new Response(null, { status }), originalResponse);
				prepareResponse(response2, resolvedRenderOptions);
				return response2;
			}
		}
		const mod = await getEnvironment(manifest).getComponentByRoute(manifest, errorRouteData);
		const errorState = new FetchState(manifest, request);
		errorState.skipMiddleware = skipMiddleware;
		errorState.clientAddress = resolvedRenderOptions.clientAddress;
		errorState.routeData = errorRouteData;
		errorState.pathname = resolvedPathname;
		errorState.status = status;
		errorState.componentInstance = mod;
		errorState.locals = resolvedRenderOptions.locals ?? {};
		errorState.initialProps = { error };
		try {
			await provideSession(errorState);
			const response2 = await handleMiddleware(errorState, handlePages);
			if (rewroteToEmptyErrorResponse(skipMiddleware, errorRouteData, errorState.routeData, response2)) return renderDefaultError(manifest, request, {
				...resolvedRenderOptions,
				status,
				error,
				response: originalResponse,
				skipMiddleware: true,
				pathname: resolvedPathname
			});
			const newResponse = mergeResponses(response2, originalResponse);
			prepareResponse(newResponse, resolvedRenderOptions);
			return newResponse;
		} catch {
			if (skipMiddleware === false) return renderDefaultError(manifest, request, {
				...resolvedRenderOptions,
				status,
				error,
				response: originalResponse,
				skipMiddleware: true,
				pathname: resolvedPathname
			});
		} finally {
			await errorState.finalizeAll();
		}
	}
	const response = mergeResponses(new Response(null, { status }), originalResponse);
	prepareResponse(response, resolvedRenderOptions);
	return response;
}
function mergeResponses(newResponse, originalResponse, override) {
	let newResponseHeaders = newResponse.headers;
	if (override?.removeContentEncodingHeaders) {
		newResponseHeaders = new Headers(newResponseHeaders);
		newResponseHeaders.delete("Content-Encoding");
		newResponseHeaders.delete("Content-Length");
	}
	if (!originalResponse) {
		if (override !== void 0) return new Response(newResponse.body, {
			status: override.status,
			statusText: newResponse.statusText,
			headers: newResponseHeaders
		});
		return newResponse;
	}
	const status = override?.status ? override.status : originalResponse.status === 200 ? newResponse.status : originalResponse.status;
	try {
		originalResponse.headers.delete("Content-type");
		originalResponse.headers.delete("Content-Length");
		originalResponse.headers.delete("Transfer-Encoding");
	} catch {}
	const newHeaders = new Headers();
	const seen = /* @__PURE__ */ new Set();
	for (const [name, value] of originalResponse.headers) {
		newHeaders.append(name, value);
		seen.add(name.toLowerCase());
	}
	for (const [name, value] of newResponseHeaders) {
		const lower = name.toLowerCase();
		if (!seen.has(lower) || lower === "set-cookie") newHeaders.append(name, value);
	}
	const mergedResponse = new Response(newResponse.body, {
		status,
		statusText: status === 200 ? newResponse.statusText : originalResponse.statusText,
		headers: newHeaders
	});
	const originalCookies = getCookiesFromResponse(originalResponse);
	const newCookies = getCookiesFromResponse(newResponse);
	if (originalCookies) {
		if (newCookies) originalCookies.merge(newCookies);
		attachCookiesToResponse(mergedResponse, originalCookies);
	} else if (newCookies) attachCookiesToResponse(mergedResponse, newCookies);
	return mergedResponse;
}
// node_modules/astro/dist/core/errors/build-handler.js
async function renderBuildError(manifest, request, options) {
	if (options.status === 500) {
		if (options.response) return options.response;
		throw options.error;
	}
	return renderDefaultError(manifest, request, {
		...options,
		prerenderedErrorPageFetch: void 0
	});
}
// node_modules/astro/dist/core/errors/dev-handler.js
async function renderDevError(manifest, request, { skipMiddleware = false, error, status, response: _response, pathname, ...resolvedRenderOptions }, { shouldInjectCspMetaTags }) {
	if (isAstroError(error) && [MiddlewareNoDataOrNextCalled.name, MiddlewareNotAResponse.name].includes(error.name)) throw error;
	const resolvedPathname = pathname ?? new FetchState(manifest, request).pathname;
	const renderRoute = async (routeData) => {
		try {
			const preloadedComponent = await getEnvironment(manifest).getComponentByRoute(manifest, routeData);
			const errorState = new FetchState(manifest, request);
			errorState.skipMiddleware = skipMiddleware;
			errorState.clientAddress = resolvedRenderOptions.clientAddress;
			errorState.shouldInjectCspMetaTags = shouldInjectCspMetaTags ? !!manifest.csp : false;
			errorState.routeData = routeData;
			errorState.pathname = resolvedPathname;
			errorState.status = status;
			errorState.componentInstance = preloadedComponent;
			errorState.locals = resolvedRenderOptions.locals ?? {};
			errorState.initialProps = { error };
			const response = await handleMiddleware(errorState, handlePages);
			if (rewroteToEmptyErrorResponse(skipMiddleware, routeData, errorState.routeData, response)) return renderDevError(manifest, request, {
				...resolvedRenderOptions,
				status,
				error,
				skipMiddleware: true,
				pathname: resolvedPathname
			}, { shouldInjectCspMetaTags });
			if (error) getLogger(manifest).error("router", error.stack || error.message);
			return response;
		} catch (_err) {
			if (skipMiddleware === false) return renderDevError(manifest, request, {
				...resolvedRenderOptions,
				status: 500,
				skipMiddleware: true,
				error: _err,
				pathname: resolvedPathname
			}, { shouldInjectCspMetaTags });
			throw _err;
		}
	};
	if (status === 404) {
		const custom404 = getCustom404Route(getRouteTable(manifest));
		if (custom404) return renderRoute(custom404);
	}
	const custom500 = getCustom500Route(getRouteTable(manifest));
	if (!custom500) throw error;
	else return renderRoute(custom500);
}
// node_modules/astro/dist/core/errors/handler.js
function renderErrorPage(manifest, request, options) {
	const env = getEnvironment(manifest);
	switch (env.errorStrategy) {
		case "dev": return renderDevError(manifest, request, options, { shouldInjectCspMetaTags: env.injectCspMetaTagsOnErrorPages });
		case "build": return renderBuildError(manifest, request, options);
		case "default": return renderDefaultError(manifest, request, options);
	}
}
function renderErrorFromState(state, request, options) {
	if (state.renderError) return state.renderError(request, options);
	return renderErrorPage(state.manifest, request, options);
}
function rewroteToEmptyErrorResponse(skipMiddleware, errorRouteData, renderedRouteData, response) {
	return skipMiddleware === false && renderedRouteData !== errorRouteData && response.body === null && REROUTABLE_STATUS_CODES.includes(response.status);
}
// node_modules/astro/dist/core/middleware/callMiddleware.js
async function callMiddleware(onRequest, apiContext, responseFunction) {
	let nextCalled = false;
	let responseFunctionPromise = void 0;
	const next = async (payload) => {
		nextCalled = true;
		responseFunctionPromise = responseFunction(apiContext, payload);
		return responseFunctionPromise;
	};
	const middlewarePromise = onRequest(apiContext, next);
	return await Promise.resolve(middlewarePromise).then(async (value) => {
		if (nextCalled) {
			if (typeof value !== "undefined") {
				if (value instanceof Response === false) throw new AstroError(MiddlewareNotAResponse);
				return value;
			} else if (responseFunctionPromise) return responseFunctionPromise;
			else throw new AstroError(MiddlewareNotAResponse);
		} else if (typeof value === "undefined") throw new AstroError(MiddlewareNoDataOrNextCalled);
		else if (value instanceof Response === false) throw new AstroError(MiddlewareNotAResponse);
		else return value;
	});
}
// node_modules/astro/dist/core/middleware/load.js
var resolvedMiddleware = /* @__PURE__ */ new WeakMap();
var middlewareMemo = createAsyncManifestMemo(async (manifest) => {
	let handler;
	if (manifest.middleware) {
		const internalMiddlewares = [(await manifest.middleware()).onRequest ?? NOOP_MIDDLEWARE_FN];
		if (manifest.checkOrigin) internalMiddlewares.unshift(createOriginCheckMiddleware());
		handler = sequence(...internalMiddlewares);
	} else handler = NOOP_MIDDLEWARE_FN;
	resolvedMiddleware.set(manifest, handler);
	return handler;
});
function getMiddleware(manifest) {
	return middlewareMemo.get(manifest);
}
// node_modules/astro/dist/core/cache/runtime/noop.js
var EMPTY_OPTIONS = Object.freeze({ tags: [] });
var NoopAstroCache = class {
	enabled = false;
	set() {}
	get tags() {
		return [];
	}
	get options() {
		return EMPTY_OPTIONS;
	}
	async invalidate() {}
};
var hasWarned = false;
var DisabledAstroCache = class {
	enabled = false;
	#logger;
	constructor(logger) {
		this.#logger = logger;
	}
	#warn() {
		if (!hasWarned) {
			hasWarned = true;
			this.#logger?.warn("cache", "`cache.set()` was called but caching is not enabled. Configure a cache provider in your Astro config under `cache` to enable caching.");
		}
	}
	set() {
		this.#warn();
	}
	get tags() {
		return [];
	}
	get options() {
		return EMPTY_OPTIONS;
	}
	async invalidate() {
		throw new AstroError(CacheNotEnabled);
	}
};
// node_modules/astro/dist/core/middleware/astro-middleware.js
async function handleMiddleware(state, renderRouteCallback) {
	markFeatureUsed(state.manifest, FetchFeatures.middleware);
	await state.getProps();
	const apiContext = state.getAPIContext();
	state.counter++;
	if (state.counter === 4) return new Response("Loop Detected", {
		status: 508,
		statusText: "Astro detected a loop where you tried to call the rewriting logic more than four times."
	});
	const next = async (ctx, payload) => {
		if (payload) {
			state.logger.debug("router", "Called rewriting to:", payload);
			applyRewriteToState(state, payload, await getEnvironment(state.manifest).tryRewrite(state.manifest, payload, state.request));
		}
		return renderRouteCallback(state, ctx);
	};
	let response;
	if (state.skipMiddleware) response = await next(apiContext);
	else {
		const middleware = await getMiddleware(state.manifest);
		response = await callMiddleware(sequence(middleware), apiContext, next);
	}
	attachCookiesToResponse(response, state.cookies);
	state.response = response;
	return response;
}
// node_modules/astro/dist/core/util/normalized-url.js
function createNormalizedUrl(requestUrl) {
	return normalizeUrl(new URL(requestUrl));
}
function setPathname(url, pathname) {
	if (url.pathname !== pathname) url.pathname = pathname;
}
function normalizeUrl(url) {
	try {
		setPathname(url, validateAndDecodePathname(url.pathname));
	} catch {
		try {
			setPathname(url, decodeURI(url.pathname));
		} catch {}
	}
	setPathname(url, collapseDuplicateSlashes(url.pathname));
	return url;
}
// node_modules/astro/dist/core/rewrites/handler.js
function applyRewriteToState(state, payload, { routeData, componentInstance, newUrl, pathname }, { mergeCookies = false } = {}) {
	const oldPathname = state.pathname;
	const isI18nFallback = routeData.fallbackRoutes && routeData.fallbackRoutes.length > 0;
	if (state.manifest.serverLike && !state.routeData.prerender && routeData.prerender && !isI18nFallback) throw new AstroError({
		...ForbiddenRewrite,
		message: ForbiddenRewrite.message(state.pathname, pathname, routeData.component),
		hint: ForbiddenRewrite.hint(routeData.component)
	});
	state.routeData = routeData;
	state.componentInstance = componentInstance;
	if (payload instanceof Request) state.request = payload;
	else state.request = copyRequest(newUrl, state.request, routeData.prerender, state.logger, state.routeData.route);
	state.url = createNormalizedUrl(state.request.url);
	if (mergeCookies) {
		const newCookies = new AstroCookies(state.request, state.logger);
		if (state.cookies) newCookies.merge(state.cookies);
		state.cookies = newCookies;
	}
	state.params = getParams(routeData, pathname);
	state.pathname = pathname;
	state.isRewriting = true;
	state.status = 200;
	setOriginPathname(state.request, oldPathname, state.manifest.trailingSlash, state.manifest.buildFormat);
	state.invalidateContexts();
}
async function executeRewrite(state, payload) {
	state.logger.debug("router", "Calling rewrite: ", payload);
	applyRewriteToState(state, payload, await getEnvironment(state.manifest).tryRewrite(state.manifest, payload, state.request), { mergeCookies: true });
	return handleMiddleware(state, handlePages);
}
// node_modules/astro/dist/core/i18n/domain.js
function computePathnameFromDomain(request, url, i18n, base, trailingSlash, allowedDomains, logger, pathnameFromRequest) {
	let pathname = void 0;
	if (i18n && (i18n.strategy === "domains-prefix-always" || i18n.strategy === "domains-prefix-other-locales" || i18n.strategy === "domains-prefix-always-no-redirect")) {
		const validated = validateForwardedHeaders(getFirstForwardedValue(request.headers.get("X-Forwarded-Proto") ?? void 0), getFirstForwardedValue(request.headers.get("X-Forwarded-Host") ?? void 0), getFirstForwardedValue(request.headers.get("X-Forwarded-Port") ?? void 0), allowedDomains);
		const protocol = validated.protocol ? `${validated.protocol}:` : url.protocol;
		const requestHost = request.headers.get("Host") ?? void 0;
		const validatedRequestHost = allowedDomains?.length ? validateHost(requestHost, protocol.slice(0, -1), allowedDomains) : requestHost;
		let host = validated.host ?? validatedRequestHost;
		if (host && protocol) {
			host = host.split(":")[0];
			try {
				let locale;
				const hostAsUrl = new URL(`${protocol}//${host}`);
				for (const [domainKey, localeValue] of Object.entries(i18n.domainLookupTable)) {
					const domainKeyAsUrl = new URL(domainKey);
					if (hostAsUrl.host === domainKeyAsUrl.host && hostAsUrl.protocol === domainKeyAsUrl.protocol) {
						locale = localeValue;
						break;
					}
				}
				if (locale) {
					const requestPathname = pathnameFromRequest ?? stripRequestBase(url.pathname, base);
					pathname = prependForwardSlash(joinPaths(normalizeTheLocale(locale), requestPathname));
					if (trailingSlash === "always") pathname = appendForwardSlash(pathname);
					else if (trailingSlash === "never") pathname = removeTrailingForwardSlash(pathname);
					else if (url.pathname.endsWith("/")) pathname = appendForwardSlash(pathname);
				}
			} catch (e) {
				logger.error("router", `Astro tried to parse ${protocol}//${host} as an URL, but it threw a parsing error. Check the X-Forwarded-Host and X-Forwarded-Proto headers.`);
				logger.error("router", `Error: ${e}`);
			}
		}
	}
	return pathname;
}
// node_modules/astro/dist/core/manifest/derived.js
var sites = createManifestMemo((manifest) => manifest.site ? new URL(manifest.site) : void 0);
function getSite(manifest) {
	return sites.get(manifest);
}
// node_modules/astro/dist/core/server-islands/mappings.js
async function getServerIslands(manifest) {
	if (manifest.serverIslandMappings) return manifest.serverIslandMappings();
	return {
		serverIslandMap: /* @__PURE__ */ new Map(),
		serverIslandNameMap: /* @__PURE__ */ new Map()
	};
}
// node_modules/astro/dist/core/fetch/fetch-state.js
var slotValuesSymbol = /* @__PURE__ */ Symbol("astro.slotValues");
function getFetchStateFromAPIContext(context) {
	const state = context[fetchStateSymbol];
	if (!state) throw new Error("FetchState not found on APIContext. This is an internal error — the context was not created through Astro's request pipeline.");
	return state;
}
var FetchState = class {
	/** The manifest — the single ambient source of static, build-time data. */
	manifest;
	/** The manifest's identity-stable logger, captured once at construction. */
	logger;
	/**
	* Whether page renders stream. From the facade hooks on the fast path,
	* else the environment's default.
	*/
	streaming;
	/**
	* Internal facade hook: late-bound `app.renderError` dispatch. Undefined on
	* bare and custom-handler paths — those fall through to the environment's
	* error strategy (`renderErrorPage`).
	*/
	renderError;
	/**
	* Internal facade hook: late-bound `app.logThisRequest` dispatch. Undefined
	* on bare and custom-handler paths — those fall through to the
	* environment's `logRequest` behavior.
	*/
	logRequest;
	/**
	* The request to render. Mutated during rewrites so subsequent renders
	* see the rewritten URL.
	*/
	request;
	routeData;
	/**
	* The pathname to use for routing and rendering. Starts out as the raw,
	* base-stripped, decoded pathname from the request. May be further
	* normalized by `handleRequest` after routeData is known (in dev, when
	* the matched route has no `.html` extension, `.html` / `/index.html`
	* suffixes are stripped).
	*/
	pathname;
	/** Resolved render options (addCookieHeader, clientAddress, locals, etc.). */
	renderOptions;
	/** When the request started, used to log duration. */
	timeStart;
	/**
	* The route's loaded component module. Set before middleware runs; may
	* be swapped during in-flight rewrites from inside the middleware chain.
	*/
	componentInstance;
	/**
	* Slot overrides supplied by the container API. `undefined` for HTTP
	* requests — `PagesHandler` coalesces to `{}` on read so we don't
	* allocate an empty object per request.
	*/
	slots;
	/**
	* The `Response` produced by handlers, if any. Set after page
	* rendering or middleware completes.
	*/
	response;
	/**
	* Default HTTP status for the rendered response. Callers override
	* before rendering runs (e.g. `handleRequest` sets this from
	* `BaseApp.getDefaultStatusCode`; error handlers set `404` / `500`).
	*/
	status = 200;
	/** Whether user middleware should be skipped for this request. */
	skipMiddleware = false;
	/**
	* Set to `true` when the request path was encoded too many times to fully
	* decode (see {@link validateAndDecodePathname}). These requests are
	* rejected with a `400` before middleware or routing run.
	*/
	invalidEncoding = false;
	/** A flag that tells the render content if the rewriting was triggered. */
	isRewriting = false;
	/** A safety net in case of loops (rewrite counter). */
	counter = 0;
	/** Cookies for this request. Created lazily on first access. */
	cookies;
	/** Route params derived from routeData + pathname. Computed lazily. */
	#params;
	get params() {
		if (!this.#params && this.routeData) this.#params = getParams(this.routeData, this.pathname);
		return this.#params;
	}
	set params(value) {
		this.#params = value;
	}
	/** Normalized URL for this request. */
	url;
	/** Client address for this request. */
	clientAddress;
	/** Whether this is a partial render (container API). */
	partial;
	/** Internal metadata about the current response route type. */
	responseRouteType;
	/** Internal flag to prevent rerouting this response to an error page. */
	skipErrorReroute = false;
	/** Whether to inject CSP meta tags. */
	shouldInjectCspMetaTags;
	/** Request-scoped locals object, shared with user middleware. */
	locals = {};
	/**
	* Memoized `props` (see `getProps`). `null` means "not yet computed"
	* — using `null` (rather than `undefined`) keeps the hidden class
	* stable and distinct from a valid-but-empty result.
	*/
	props = null;
	/** Memoized `ActionAPIContext` (see `getActionAPIContext`). */
	actionApiContext = null;
	/** Memoized `APIContext` (see `getAPIContext`). */
	apiContext = null;
	/** Registered context providers keyed by name. Lazy-initialized on first provide(). */
	#providers;
	/** Cached values from resolved providers. Lazy-initialized on first resolve(). */
	#providersResolvedValues;
	/** Cached promise for lazy component instance loading. */
	#componentInstancePromise;
	/** SSR result for the current page render. */
	result;
	/** Initial props (from container/error handler). */
	initialProps = {};
	/** Memoized Astro page partial. */
	#astroPagePartial;
	/**
	* Locale-prefixed pathname derived from the Host header for domain-based
	* i18n routing (e.g. `/en/boats/1/foo`), or `undefined` when the request
	* isn't served from a locale-mapped domain. When set, `this.pathname` is
	* derived from it so locale/param resolution match the route pattern.
	*/
	#domainPathname;
	/** Memoized current locale. */
	#currentLocale;
	/** Memoized preferred locale. */
	#preferredLocale;
	/** Memoized preferred locale list. */
	#preferredLocaleList;
	constructor(manifest, request, options, hooks) {
		this.manifest = manifest;
		this.logger = getLogger(manifest);
		this.streaming = hooks?.streaming ?? getEnvironment(manifest).defaultStreaming(manifest);
		this.renderError = hooks?.renderError;
		this.logRequest = hooks?.logRequest;
		this.request = request;
		options ??= getRenderOptions(request);
		this.routeData = options?.routeData;
		const self = this;
		this.renderOptions = {
			...options ?? {
				addCookieHeader: false,
				clientAddress: void 0,
				prerenderedErrorPageFetch: fetch,
				routeData: void 0,
				waitUntil: void 0
			},
			get locals() {
				return self.locals;
			}
		};
		this.componentInstance = void 0;
		this.slots = void 0;
		const url = new URL(request.url);
		const publicPathname = this.#normalizePathname(url.pathname);
		const pathname = this.#computePathname(publicPathname);
		setPathname(url, publicPathname);
		setPathname(url, collapseDuplicateSlashes(url.pathname));
		const domainPathname = computePathnameFromDomain(request, url, manifest.i18n, manifest.base, manifest.trailingSlash, manifest.allowedDomains, this.logger, pathname);
		if (domainPathname) {
			this.#domainPathname = domainPathname;
			this.pathname = domainPathname;
		} else this.pathname = pathname;
		this.timeStart = performance.now();
		this.clientAddress = options?.clientAddress;
		this.locals = options?.locals ?? {};
		this.url = url;
		this.cookies = new AstroCookies(request, this.logger);
		if (manifest.allowedDomains && manifest.allowedDomains.length > 0 && !this.routeData?.prerender) this.#applyForwardedHeaders();
		if (!Reflect.get(this.request, originPathnameSymbol)) setOriginPathname(this.request, this.pathname, manifest.trailingSlash, manifest.buildFormat);
		this.#resolveRouteData();
	}
	/**
	* Triggers a rewrite. Delegates to the rewrites handler module.
	*/
	rewrite(payload) {
		return executeRewrite(this, payload);
	}
	/**
	* Creates the SSR result for the current page render.
	*/
	async createResult(mod, ctx) {
		const manifest = this.manifest;
		const env = getEnvironment(manifest);
		const { clientDirectives, inlinedScripts, compressHTML } = manifest;
		const renderers = env.getRenderers(manifest);
		const resolve = (specifier) => env.resolve(manifest, specifier);
		const routeData = this.routeData;
		const { links, scripts, styles } = await env.headElements(manifest, routeData);
		const extraStyleHashes = [];
		const extraScriptHashes = [];
		const shouldInjectCspMetaTags = this.shouldInjectCspMetaTags ?? manifest.shouldInjectCspMetaTags;
		const cspAlgorithm = manifest.csp?.algorithm ?? "SHA-256";
		if (shouldInjectCspMetaTags) {
			for (const style of styles) extraStyleHashes.push(await generateCspDigest(style.children, cspAlgorithm));
			for (const script of scripts) extraScriptHashes.push(await generateCspDigest(script.children, cspAlgorithm));
		}
		const componentMetadata = await env.componentMetadata(manifest, routeData) ?? manifest.componentMetadata;
		const headers = new Headers({ "Content-Type": "text/html" });
		const partial = typeof this.partial === "boolean" ? this.partial : Boolean(mod.partial);
		const actionResult = hasActionPayload(this.locals) ? deserializeActionResult(this.locals._actionPayload.actionResult) : void 0;
		const status = this.status;
		const response = {
			status: actionResult?.error ? actionResult?.error.status : status,
			statusText: actionResult?.error ? actionResult?.error.type : "OK",
			get headers() {
				return headers;
			},
			set headers(_) {
				throw new AstroError(AstroResponseHeadersReassigned);
			}
		};
		const state = this;
		const result = {
			base: manifest.base,
			userAssetsBase: manifest.userAssetsBase,
			cancelled: false,
			clientDirectives,
			inlinedScripts,
			componentMetadata,
			compressHTML,
			cookies: this.cookies,
			createAstro: (props, slots) => state.createAstro(result, props, slots, ctx),
			links,
			params: this.params,
			partial,
			pathname: this.pathname,
			renderers,
			resolve,
			response,
			request: this.request,
			scripts,
			styles,
			actionResult,
			async getServerIslandNameMap() {
				return (await getServerIslands(manifest)).serverIslandNameMap ?? /* @__PURE__ */ new Map();
			},
			key: manifest.key,
			trailingSlash: manifest.trailingSlash,
			_metadata: {
				hasHydrationScript: false,
				rendererSpecificHydrationScripts: /* @__PURE__ */ new Set(),
				hasRenderedHead: false,
				renderedScripts: /* @__PURE__ */ new Set(),
				hasDirectives: /* @__PURE__ */ new Set(),
				hasRenderedServerIslandRuntime: false,
				headInTree: false,
				extraHead: [],
				extraStyleHashes,
				extraScriptHashes,
				propagators: /* @__PURE__ */ new Set(),
				routeHasPropagation: false,
				pendingSlotEvaluations: [],
				templateDepth: 0
			},
			cspDestination: manifest.csp?.cspDestination ?? (routeData.prerender ? "meta" : "header"),
			shouldInjectCspMetaTags,
			cspAlgorithm,
			directives: manifest.csp?.directives ? [...manifest.csp.directives] : [],
			scriptHashes: manifest.csp?.scriptHashes ? [...manifest.csp.scriptHashes] : [],
			scriptResources: manifest.csp?.scriptResources ? [...manifest.csp.scriptResources] : [],
			styleHashes: manifest.csp?.styleHashes ? [...manifest.csp.styleHashes] : [],
			styleResources: manifest.csp?.styleResources ? [...manifest.csp.styleResources] : [],
			isStrictDynamic: manifest.csp?.isStrictDynamic ?? false,
			scriptDirective: {
				resources: manifest.csp?.scriptDirective ? [...manifest.csp.scriptDirective.resources] : [],
				hashes: manifest.csp?.scriptDirective ? [...manifest.csp.scriptDirective.hashes] : [],
				strictDynamic: manifest.csp?.scriptDirective?.strictDynamic ?? false
			},
			styleDirective: {
				resources: manifest.csp?.styleDirective ? [...manifest.csp.styleDirective.resources] : [],
				hashes: manifest.csp?.styleDirective ? [...manifest.csp.styleDirective.hashes] : []
			},
			speculationRulesContent: manifest.csp?.speculationRulesContent,
			internalFetchHeaders: manifest.internalFetchHeaders
		};
		this.result = result;
		return result;
	}
	/**
	* Creates the Astro global object for a component render.
	*/
	createAstro(result, props, slotValues, apiContext) {
		let astroPagePartial;
		if (this.isRewriting) this.#astroPagePartial = this.createAstroPagePartial(result, apiContext);
		this.#astroPagePartial ??= this.createAstroPagePartial(result, apiContext);
		astroPagePartial = this.#astroPagePartial;
		const Astro = Object.assign(Object.create(astroPagePartial), {
			props,
			self: null
		});
		Object.defineProperty(Astro, slotValuesSymbol, {
			value: slotValues,
			writable: true,
			configurable: true,
			enumerable: false
		});
		return Astro;
	}
	/**
	* Creates the Astro page-level partial (prototype for Astro global).
	*/
	createAstroPagePartial(result, apiContext) {
		const state = this;
		const { cookies, locals, params, logger, url } = this;
		const { response } = result;
		const redirect = (path, status = 302) => {
			if (state.request[responseSentSymbol$1]) throw new AstroError({ ...ResponseSentError });
			return new Response(null, {
				status,
				headers: { Location: path }
			});
		};
		const rewrite = async (reroutePayload) => {
			return await state.rewrite(reroutePayload);
		};
		const callAction = createCallAction(apiContext);
		const partial = {
			generator: ASTRO_GENERATOR,
			routePattern: this.routeData.route,
			isPrerendered: this.routeData.prerender,
			cookies,
			get slots() {
				const slotsByAstro = result._metadata.slotsByAstro ??= /* @__PURE__ */ new WeakMap();
				let slots = slotsByAstro.get(this);
				if (slots === void 0) {
					slots = new Slots(result, this[slotValuesSymbol] ?? null, logger);
					slotsByAstro.set(this, slots);
				}
				return slots;
			},
			get clientAddress() {
				return state.getClientAddress();
			},
			get currentLocale() {
				return state.computeCurrentLocale();
			},
			params,
			get preferredLocale() {
				return state.computePreferredLocale();
			},
			get preferredLocaleList() {
				return state.computePreferredLocaleList();
			},
			locals,
			redirect,
			rewrite,
			request: this.request,
			response,
			site: getSite(this.manifest),
			getActionResult: createGetActionResult(locals),
			get callAction() {
				return callAction;
			},
			url,
			get originPathname() {
				return getOriginPathname(state.request);
			},
			get csp() {
				return state.getCsp();
			},
			get logger() {
				return astroToRuntimeLogger(logger);
			}
		};
		this.defineProviderGetters(partial);
		return partial;
	}
	getClientAddress() {
		const { clientAddress } = this;
		const routeData = this.routeData;
		if (routeData.prerender) throw new AstroError({
			...PrerenderClientAddressNotAvailable,
			message: PrerenderClientAddressNotAvailable.message(routeData.component)
		});
		if (clientAddress) return clientAddress;
		if (this.manifest.adapterName) throw new AstroError({
			...ClientAddressNotAvailable,
			message: ClientAddressNotAvailable.message(this.manifest.adapterName)
		});
		throw new AstroError(StaticClientAddressNotAvailable);
	}
	getCookies() {
		return this.cookies;
	}
	getCsp() {
		const state = this;
		if (!this.manifest.csp) {
			if (getEnvironment(this.manifest).runtimeMode === "production") this.logger.warn("csp", `context.csp was used when rendering the route ${colors.green(state.routeData.route)}, but CSP was not configured. For more information, see https://docs.astro.build/en/reference/configuration-reference/#securitycsp`);
			return;
		}
		const warnedFallback = /* @__PURE__ */ new Set();
		const warnFallback = (family, kind) => {
			if (kind === "default" || !state.result) return;
			const defaultResources = (family === "script" ? state.result.scriptDirective : state.result.styleDirective).resources.map(normalizeCspResourceEntry).filter((entry) => entry.kind === "default").map((entry) => entry.resource);
			if (defaultResources.length === 0) return;
			const key = `${family}:${kind}`;
			if (warnedFallback.has(key)) return;
			warnedFallback.add(key);
			const general = `${family}-src`;
			const specific = `${general}-${kind === "element" ? "elem" : "attr"}`;
			state.logger.warn("csp", `A resource was added to \`${specific}\`, but \`${general}\` also defines custom resources (${defaultResources.join(" ")}). Because \`${specific}\` overrides \`${general}\` for its scope (browsers do not fall back), those resources will not apply there. Add them to \`${specific}\` as well if needed.`);
		};
		return {
			insertDirective(payload) {
				if (state.result) state.result.directives = pushDirective(state.result.directives, payload);
			},
			insertScriptResource(payload) {
				if (!state.result) return;
				warnFallback("script", normalizeCspResourceEntry(payload).kind);
				state.result.scriptDirective.resources.push(payload);
			},
			insertStyleResource(payload) {
				if (!state.result) return;
				warnFallback("style", normalizeCspResourceEntry(payload).kind);
				state.result.styleDirective.resources.push(payload);
			},
			insertStyleHash(payload) {
				state.result?.styleDirective.hashes.push(payload);
			},
			insertScriptHash(payload) {
				state.result?.scriptDirective.hashes.push(payload);
			}
		};
	}
	computeCurrentLocale() {
		const { url, manifest: { i18n }, routeData } = this;
		if (!i18n || !routeData) return;
		const { defaultLocale, locales, strategy } = i18n;
		const fallbackTo = strategy === "pathname-prefix-other-locales" || strategy === "domains-prefix-other-locales" ? defaultLocale : void 0;
		if (this.#currentLocale) return this.#currentLocale;
		let computedLocale;
		if (isRouteServerIsland(routeData)) {
			let referer = this.request.headers.get("referer");
			if (referer) {
				if (URL.canParse(referer)) referer = new URL(referer).pathname;
				computedLocale = computeCurrentLocale(referer, locales, defaultLocale);
			}
		} else {
			let pathname = routeData.pathname;
			if (this.#domainPathname) pathname = this.pathname;
			else if (url && !routeData.pattern.test(url.pathname)) {
				for (const fallbackRoute of routeData.fallbackRoutes) if (fallbackRoute.pattern.test(url.pathname)) {
					pathname = fallbackRoute.pathname;
					break;
				}
			}
			pathname = pathname && !isRoute404or500(routeData) ? pathname : url.pathname ?? this.pathname;
			computedLocale = computeCurrentLocale(pathname, locales, defaultLocale);
			if (routeData.params.length > 0) {
				const localeFromParams = computeCurrentLocaleFromParams(this.params, locales);
				if (localeFromParams) computedLocale = localeFromParams;
			}
		}
		this.#currentLocale = computedLocale ?? fallbackTo;
		return this.#currentLocale;
	}
	computePreferredLocale() {
		const { manifest: { i18n }, request } = this;
		if (!i18n) return;
		return this.#preferredLocale ??= computePreferredLocale(request, i18n.locales);
	}
	computePreferredLocaleList() {
		const { manifest: { i18n }, request } = this;
		if (!i18n) return;
		return this.#preferredLocaleList ??= computePreferredLocaleList(request, i18n.locales);
	}
	/**
	* Lazily loads the route's component module. Returns the cached
	* instance if already loaded. The promise is cached so concurrent
	* callers share the same load.
	*/
	async loadComponentInstance() {
		if (this.componentInstance) return this.componentInstance;
		if (this.#componentInstancePromise) return this.#componentInstancePromise;
		this.#componentInstancePromise = getEnvironment(this.manifest).getComponentByRoute(this.manifest, this.routeData).then((mod) => {
			this.componentInstance = mod;
			return mod;
		});
		return this.#componentInstancePromise;
	}
	/**
	* Registers a context provider under the given key. Handlers call
	* this to contribute values to the request context (e.g. sessions).
	* The `create` factory is called lazily on the first `resolve(key)`.
	*/
	provide(key, provider) {
		(this.#providers ??= /* @__PURE__ */ new Map()).set(key, provider);
	}
	/**
	* Lazily resolves a provider registered under `key`. Calls
	* `provider.create()` on first access and caches the result.
	* Returns `undefined` if no provider was registered for the key.
	*/
	resolve(key) {
		if (this.#providersResolvedValues?.has(key)) return this.#providersResolvedValues.get(key);
		const provider = this.#providers?.get(key);
		if (!provider) return void 0;
		const value = provider.create();
		(this.#providersResolvedValues ??= /* @__PURE__ */ new Map()).set(key, value);
		return value;
	}
	/**
	* Runs all registered `finalize` callbacks. Should be called after
	* the response is produced, typically in a `finally` block.
	*
	* Returns synchronously (no promise allocation) when nothing needs
	* finalizing — important for the hot path where sessions are not used.
	*/
	finalizeAll() {
		if (!this.#providersResolvedValues || this.#providersResolvedValues.size === 0) return;
		let chain;
		for (const [key, provider] of this.#providers) if (provider.finalize && this.#providersResolvedValues.has(key)) {
			const result = provider.finalize(this.#providersResolvedValues.get(key));
			if (result) chain = chain ? chain.then(() => result) : result;
		}
		return chain;
	}
	/**
	* Adds lazy getters to `target` for each registered provider key.
	* Used by context creation (APIContext, Astro global) so that
	* provider values like `session` and `cache` appear as properties
	* without hard-coding the keys.
	*
	* Always defines a `session` getter (returning `undefined` when no
	* provider is registered) so `ctx.session` / `Astro.session` is a
	* present property regardless of whether the sessions handler was
	* included in the pipeline.
	*/
	defineProviderGetters(target) {
		const state = this;
		if (this.#providers) for (const key of this.#providers.keys()) Object.defineProperty(target, key, {
			get: () => state.resolve(key),
			enumerable: true,
			configurable: true
		});
		if (!this.#providers?.has("session")) {
			let warned = false;
			Object.defineProperty(target, "session", {
				get() {
					if (!warned) {
						warned = true;
						state.logger.warn("session", "`Astro.session` was accessed but no session storage is configured. Either configure the storage manually or use an adapter that provides session storage. For more information, see https://docs.astro.build/en/guides/sessions/");
					}
				},
				enumerable: true,
				configurable: true
			});
		}
	}
	/**
	* Resolves the route to use for this request and stores it on
	* `this.routeData`. If the adapter (or the dev server) provided a
	* `routeData` via render options it's already set and this is a
	* no-op. Otherwise we use the app's synchronous route matcher and
	* fall back to a `404.astro` route so middleware can still run.
	*
	* Called eagerly from the constructor so individual handlers
	* (actions, pages, middleware, etc.) always see a resolved route
	* without the caller needing an extra setup step.
	*
	* Once routeData is known, finalizes `this.pathname`: in dev, if the
	* matched route has no `.html` extension, strip `.html` / `/index.html`
	* suffixes so the rendering pipeline sees the canonical pathname.
	*/
	/**
	* Strip `.html` / `/index.html` suffixes from the pathname so the
	* rendering pipeline sees the canonical route path. Only applies to
	* page routes where `.html` is framework-injected. Endpoint routes
	* preserve `.html` because any such suffix is user-provided (e.g.
	* from `getStaticPaths` params). Skipped when the matched route
	* itself has an `.html` extension in its definition.
	*/
	#stripHtmlExtension() {
		if (this.routeData && this.routeData.type === "page" && !routeHasHtmlExtension(this.routeData)) {
			const original = this.pathname;
			this.pathname = this.pathname.replace(/\/index\.html$/, "/").replace(/\.html$/, "");
			if (this.manifest.trailingSlash === "always" && this.pathname !== "" && !this.pathname.endsWith("/")) this.pathname += "/";
			if (this.pathname !== original && this.routeData.pattern.test(original) && !this.routeData.pattern.test(this.pathname)) this.pathname = original;
		}
	}
	#resolveRouteData() {
		if (this.routeData) {
			this.#stripHtmlExtension();
			return;
		}
		const matched = matchRoute(this.manifest, this.pathname);
		if (matched && matched.prerender && this.manifest.serverLike) {
			if (matched.params.length > 0) {
				const allMatches = matchAllRoutes(this.manifest, this.pathname);
				this.routeData = allMatches.find((r) => !r.prerender);
			} else this.routeData = void 0;
		} else this.routeData = matched;
		this.logger.debug("router", "Astro matched the following route for " + this.request.url);
		this.logger.debug("router", "RouteData:\n" + this.routeData);
		if (!this.routeData) {
			const custom404 = getCustom404Route(getRouteTable(this.manifest));
			if (custom404 && !custom404.prerender) this.routeData = custom404;
		}
		if (!this.routeData) {
			this.logger.debug("router", "Astro hasn't found routes that match " + this.request.url);
			this.logger.debug("router", "Here's the available routes:\n", getRouteTable(this.manifest));
			return;
		}
		this.#stripHtmlExtension();
	}
	/**
	* Strips the manifest's base from a normalized request pathname and prepends
	* a forward slash.
	*
	* Mirrors `BaseApp.removeBase`: the router matches against this stripped path
	* while middleware reads the un-stripped `context.url.pathname`, so both must
	* strip the base identically.
	*/
	#computePathname(normalizedPathname) {
		return prependForwardSlash(stripRequestBase(normalizedPathname, this.manifest.base));
	}
	/**
	* Decodes and normalizes the public request pathname before deriving the
	* separate pathname used for route matching.
	*/
	#normalizePathname(pathname) {
		try {
			pathname = validateAndDecodePathname(pathname);
		} catch (e) {
			if (e instanceof MultiLevelEncodingError) this.invalidEncoding = true;
			else this.logger.error(null, e.toString());
		}
		return collapseDuplicateSlashes(pathname);
	}
	/**
	* Reads X-Forwarded-Proto, X-Forwarded-Host, and X-Forwarded-Port
	* from the request headers, validates them against the manifest's
	* `allowedDomains`, and updates `this.url` accordingly. Also resolves
	* `clientAddress` from X-Forwarded-For when the host is trusted.
	*
	* Only called when `allowedDomains` is configured — without it,
	* forwarded headers are never trusted.
	*/
	#applyForwardedHeaders() {
		const headers = this.request.headers;
		const allowedDomains = this.manifest.allowedDomains;
		const validated = validateForwardedHeaders(getFirstForwardedValue(headers.get("x-forwarded-proto") ?? void 0), getFirstForwardedValue(headers.get("x-forwarded-host") ?? void 0), getFirstForwardedValue(headers.get("x-forwarded-port") ?? void 0), allowedDomains);
		if (!validated.protocol && !validated.host && !validated.port) return;
		if (validated.protocol) this.url.protocol = validated.protocol + ":";
		if (validated.host) {
			const colonIdx = validated.host.indexOf(":");
			if (colonIdx !== -1) {
				this.url.hostname = validated.host.slice(0, colonIdx);
				this.url.port = validated.host.slice(colonIdx + 1);
			} else {
				this.url.hostname = validated.host;
				this.url.port = "";
			}
		}
		if (validated.port) this.url.port = validated.port;
		if (validated.host !== void 0 && !this.clientAddress) {
			const forwardedFor = getFirstForwardedValue(this.request.headers.get("x-forwarded-for") ?? void 0);
			if (forwardedFor) this.clientAddress = forwardedFor;
		}
		this.request = new Request(this.url, this.request);
	}
	/**
	* Returns the resolved `props` for this render, computing them lazily
	* from the route + component module on first access. If the
	* `initialProps` already carries user-supplied props (e.g. the
	* container API) those are used verbatim.
	*/
	async getProps() {
		if (this.props !== null) return this.props;
		if (Object.keys(this.initialProps).length > 0) {
			this.props = this.initialProps;
			return this.props;
		}
		const mod = await this.loadComponentInstance();
		this.props = await getProps({
			mod,
			routeData: this.routeData,
			routeCache: getRouteCache(this.manifest),
			pathname: this.pathname,
			logger: this.logger,
			serverLike: this.manifest.serverLike,
			base: this.manifest.base,
			trailingSlash: this.manifest.trailingSlash
		});
		return this.props;
	}
	/**
	* Returns the `ActionAPIContext` for this render, creating it lazily.
	* Used by middleware, actions, and page dispatch.
	*/
	getActionAPIContext() {
		if (this.actionApiContext !== null) return this.actionApiContext;
		const state = this;
		const ctx = {
			get cookies() {
				return state.cookies;
			},
			routePattern: this.routeData.route,
			isPrerendered: this.routeData.prerender,
			get clientAddress() {
				return state.getClientAddress();
			},
			get currentLocale() {
				return state.computeCurrentLocale();
			},
			generator: ASTRO_GENERATOR,
			get locals() {
				return state.locals;
			},
			set locals(_) {
				throw new AstroError(LocalsReassigned);
			},
			params: this.params,
			get preferredLocale() {
				return state.computePreferredLocale();
			},
			get preferredLocaleList() {
				return state.computePreferredLocaleList();
			},
			request: this.request,
			site: getSite(this.manifest),
			url: this.url,
			get originPathname() {
				return getOriginPathname(state.request);
			},
			get csp() {
				return state.getCsp();
			},
			get logger() {
				return astroToRuntimeLogger(state.logger);
			}
		};
		this.defineProviderGetters(ctx);
		this.actionApiContext = ctx;
		return this.actionApiContext;
	}
	/**
	* Returns the `APIContext` for this render, creating it lazily from
	* the memoized props + action context.
	*
	* Callers must ensure `getProps()` has resolved at least once before
	* calling this.
	*/
	getAPIContext() {
		if (this.apiContext !== null) return this.apiContext;
		const actionApiContext = this.getActionAPIContext();
		const state = this;
		const redirect = (path, status = 302) => new Response(null, {
			status,
			headers: { Location: path }
		});
		const rewrite = async (reroutePayload) => {
			return await state.rewrite(reroutePayload);
		};
		actionApiContext[fetchStateSymbol] = this;
		this.apiContext = Object.assign(actionApiContext, {
			props: this.props,
			redirect,
			rewrite,
			getActionResult: createGetActionResult(actionApiContext.locals),
			callAction: createCallAction(actionApiContext)
		});
		return this.apiContext;
	}
	/**
	* Invalidates the cached `APIContext` so the next `getAPIContext()`
	* call re-derives it from the (possibly mutated) state. Used
	* after an in-flight rewrite swaps the route / request / params.
	*/
	invalidateContexts() {
		this.props = null;
		this.actionApiContext = null;
		this.apiContext = null;
	}
	resetResponseMetadata() {
		this.responseRouteType = void 0;
		this.skipErrorReroute = false;
	}
};
// node_modules/@astrojs/internal-helpers/dist/object.js
var FORBIDDEN_PATH_KEYS = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
// node_modules/astro/dist/actions/noop-actions.js
var NOOP_ACTIONS_MOD = { server: {} };
// node_modules/astro/dist/actions/load.js
var actionsMemo = createAsyncManifestMemo(async (manifest) => manifest.actions ? await manifest.actions() : NOOP_ACTIONS_MOD);
function getActions(manifest) {
	return actionsMemo.get(manifest);
}
async function getAction(manifest, path) {
	const pathKeys = path.split(".").map((key) => decodeURIComponent(key));
	let { server } = await getActions(manifest);
	if (!server || !(typeof server === "object")) throw new TypeError(`Expected \`server\` export in actions file to be an object. Received ${typeof server}.`);
	for (const key of pathKeys) {
		if (typeof server === "function") throw new AstroError({
			...ActionNotFoundError,
			message: ActionNotFoundError.message(pathKeys.join("."))
		});
		if (FORBIDDEN_PATH_KEYS.has(key)) throw new AstroError({
			...ActionNotFoundError,
			message: ActionNotFoundError.message(pathKeys.join("."))
		});
		if (!Object.hasOwn(server, key)) throw new AstroError({
			...ActionNotFoundError,
			message: ActionNotFoundError.message(pathKeys.join("."))
		});
		server = server[key];
	}
	if (typeof server !== "function") throw new TypeError(`Expected handler for action ${pathKeys.join(".")} to be a function. Received ${typeof server}.`);
	return server;
}
// node_modules/astro/dist/actions/runtime/server.js
function getActionContext(context) {
	const callerInfo = getCallerInfo(context);
	const actionResultAlreadySet = Boolean(context.locals._actionPayload);
	let action = void 0;
	if (callerInfo && context.request.method === "POST" && !actionResultAlreadySet) action = {
		calledFrom: callerInfo.from,
		name: callerInfo.name,
		handler: async () => {
			const { manifest } = getFetchStateFromAPIContext(context);
			const callerInfoName = shouldAppendForwardSlash(manifest.trailingSlash, manifest.buildFormat) ? removeTrailingForwardSlash(callerInfo.name) : callerInfo.name;
			let baseAction;
			try {
				baseAction = await getAction(manifest, callerInfoName);
			} catch (error) {
				if (error instanceof Error && "name" in error && typeof error.name === "string" && error.name === ActionNotFoundError.name) return {
					data: void 0,
					error: new ActionError({ code: "NOT_FOUND" })
				};
				throw error;
			}
			const bodySizeLimit = manifest.actionBodySizeLimit;
			let input;
			try {
				input = await parseRequestBody(context.request, bodySizeLimit);
			} catch (e) {
				if (e instanceof ActionError) return {
					data: void 0,
					error: e
				};
				if (e instanceof TypeError) return {
					data: void 0,
					error: new ActionError({ code: "UNSUPPORTED_MEDIA_TYPE" })
				};
				throw e;
			}
			const omitKeys = [
				"props",
				"getActionResult",
				"callAction",
				"redirect"
			];
			const actionAPIContext = Object.create(Object.getPrototypeOf(context), Object.fromEntries(Object.entries(Object.getOwnPropertyDescriptors(context)).filter(([key]) => !omitKeys.includes(key))));
			Reflect.set(actionAPIContext, ACTION_API_CONTEXT_SYMBOL, true);
			return baseAction.bind(actionAPIContext)(input);
		}
	};
	function setActionResult(actionName, actionResult) {
		context.locals._actionPayload = {
			actionResult,
			actionName
		};
	}
	return {
		action,
		setActionResult,
		serializeActionResult,
		deserializeActionResult
	};
}
function getCallerInfo(ctx) {
	if (ctx.routePattern === "/_actions/[...path]") return {
		from: "rpc",
		name: ctx.url.pathname.replace(/^.*\/_actions\//, "")
	};
	const queryParam = ctx.url.searchParams.get(ACTION_QUERY_PARAMS.actionName);
	if (queryParam) return {
		from: "form",
		name: queryParam
	};
}
async function parseRequestBody(request, bodySizeLimit) {
	const contentType = request.headers.get("content-type");
	const contentLengthHeader = request.headers.get("content-length");
	const contentLength = contentLengthHeader ? Number.parseInt(contentLengthHeader, 10) : void 0;
	const hasContentLength = typeof contentLength === "number" && Number.isFinite(contentLength);
	if (!contentType) return void 0;
	if (hasContentLength && contentLength > bodySizeLimit) throw new ActionError({
		code: "CONTENT_TOO_LARGE",
		message: `Request body exceeds ${bodySizeLimit} bytes`
	});
	try {
		if (hasContentType(contentType, formContentTypes)) {
			if (!hasContentLength) {
				const body = await readBodyWithLimit(request.clone(), bodySizeLimit);
				return await new Request(request.url, {
					method: request.method,
					headers: request.headers,
					body: toArrayBuffer(body)
				}).formData();
			}
			return await request.clone().formData();
		}
		if (hasContentType(contentType, ["application/json"])) {
			if (contentLength === 0) return void 0;
			if (!hasContentLength) {
				const body = await readBodyWithLimit(request.clone(), bodySizeLimit);
				if (body.byteLength === 0) return void 0;
				return JSON.parse(new TextDecoder().decode(body));
			}
			return await request.clone().json();
		}
	} catch (e) {
		if (e instanceof BodySizeLimitError) throw new ActionError({
			code: "CONTENT_TOO_LARGE",
			message: `Request body exceeds ${bodySizeLimit} bytes`
		});
		throw e;
	}
	throw new TypeError("Unsupported content type");
}
var ACTION_API_CONTEXT_SYMBOL = /* @__PURE__ */ Symbol.for("astro.actionAPIContext");
var formContentTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];
function hasContentType(contentType, expected) {
	const type = contentType.split(";")[0].toLowerCase();
	return expected.some((t) => type === t);
}
function serializeActionResult(res) {
	if (res.error) {
		if (Object.assign({
			"ASSETS_PREFIX": void 0,
			"BASE_URL": "/",
			"DEV": false,
			"MODE": "production",
			"PROD": true,
			"SITE": void 0,
			"SSR": true
		}, {})?.DEV) actionResultErrorStack.set(res.error.stack);
		let body2;
		if (res.error instanceof ActionInputError) body2 = {
			type: res.error.type,
			issues: res.error.issues,
			fields: res.error.fields
		};
		else body2 = {
			...res.error,
			message: res.error.message
		};
		return {
			type: "error",
			status: res.error.status,
			contentType: "application/json",
			body: JSON.stringify(body2)
		};
	}
	if (res.data === void 0) return {
		type: "empty",
		status: 204
	};
	let body;
	try {
		body = stringify(res.data, { URL: (value) => value instanceof URL && value.href });
	} catch (e) {
		let hint = ActionsReturnedInvalidDataError.hint;
		if (res.data instanceof Response) hint = REDIRECT_STATUS_CODES.includes(res.data.status) ? "If you need to redirect when the action succeeds, trigger a redirect where the action is called. See the Actions guide for server and client redirect examples: https://docs.astro.build/en/guides/actions." : "If you need to return a Response object, try using a server endpoint instead. See https://docs.astro.build/en/guides/endpoints/#server-endpoints-api-routes";
		throw new AstroError({
			...ActionsReturnedInvalidDataError,
			message: ActionsReturnedInvalidDataError.message(String(e)),
			hint
		});
	}
	return {
		type: "data",
		status: 200,
		contentType: "application/json+devalue",
		body
	};
}
function toArrayBuffer(buffer) {
	const copy = new Uint8Array(buffer.byteLength);
	copy.set(buffer);
	return copy.buffer;
}
// node_modules/astro/dist/actions/handler.js
function handleAction(apiContext, state) {
	markFeatureUsed(state.manifest, FetchFeatures.actions);
	if (apiContext.isPrerendered) return;
	const { action, setActionResult } = getActionContext(apiContext);
	if (!action) return;
	if (state.manifest.checkOrigin && isForbiddenCrossOriginRequest(apiContext.request, apiContext.url, apiContext.isPrerendered)) return Promise.resolve(createCrossOriginForbiddenResponse(apiContext.request));
	return executeAction(action, setActionResult);
}
async function executeAction(action, setActionResult) {
	const serialized = serializeActionResult(await action.handler());
	if (action.calledFrom === "rpc") {
		if (serialized.type === "empty") return new Response(null, { status: serialized.status });
		return new Response(serialized.body, {
			status: serialized.status,
			headers: { "Content-Type": serialized.contentType }
		});
	}
	setActionResult(action.name, serialized);
}
// node_modules/astro/dist/core/routing/3xx.js
function redirectTemplate({ status, absoluteLocation, relativeLocation, from }) {
	const delay = status === 302 ? 2 : 0;
	const rel = escape(String(relativeLocation));
	return `<!doctype html>
<title>Redirecting to: ${rel}</title>
<meta http-equiv="refresh" content="${delay};url=${rel}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(String(absoluteLocation))}">
<body>
	<a href="${rel}">Redirecting ${from ? `from <code>${escape(from)}</code> ` : ""}to <code>${rel}</code></a>
</body>`;
}
// node_modules/astro/dist/core/routing/trailing-slash-handler.js
function handleTrailingSlash(state) {
	const url = new URL(state.request.url);
	const redirect = redirectTrailingSlash(state.manifest.trailingSlash, url.pathname);
	if (redirect === url.pathname) return;
	const addCookieHeader = state.renderOptions.addCookieHeader;
	const status = state.request.method === "GET" ? 301 : 308;
	const location = redirect + url.search;
	const response = new Response(redirectTemplate({
		status,
		relativeLocation: location,
		absoluteLocation: location,
		from: state.request.url
	}), {
		status,
		headers: { location }
	});
	prepareResponse(response, { addCookieHeader });
	return response;
}
function redirectTrailingSlash(trailingSlash, pathname) {
	if (pathname === "/" || isInternalPath(pathname)) return pathname;
	const path = collapseDuplicateTrailingSlashes(pathname, trailingSlash !== "never");
	if (path !== pathname) return path;
	if (trailingSlash === "ignore") return pathname;
	if (trailingSlash === "always" && !hasFileExtension(pathname)) return appendForwardSlash(pathname);
	if (trailingSlash === "never") return removeTrailingForwardSlash(pathname);
	return pathname;
}
// node_modules/astro/dist/core/cache/provider.js
var cacheProviderMemo = createAsyncManifestMemo(async (manifest) => {
	if (manifest.cacheProvider) {
		const factory = (await manifest.cacheProvider())?.default || null;
		return factory ? factory(manifest.cacheConfig?.options) : null;
	}
	return null;
});
function getCacheProvider(manifest) {
	return cacheProviderMemo.get(manifest);
}
// node_modules/astro/dist/core/cache/runtime/utils.js
function defaultSetHeaders(options) {
	const headers = new Headers();
	const directives = [];
	if (options.maxAge !== void 0) directives.push(`max-age=${options.maxAge}`);
	if (options.swr !== void 0) directives.push(`stale-while-revalidate=${options.swr}`);
	if (directives.length > 0) headers.set("CDN-Cache-Control", directives.join(", "));
	if (options.tags && options.tags.length > 0) headers.set("Cache-Tag", options.tags.join(", "));
	if (options.lastModified) headers.set("Last-Modified", options.lastModified.toUTCString());
	if (options.etag) headers.set("ETag", options.etag);
	return headers;
}
function isLiveDataEntry(value) {
	return value != null && typeof value === "object" && "id" in value && "data" in value && "cacheHint" in value;
}
// node_modules/astro/dist/core/cache/runtime/cache.js
var APPLY_HEADERS = /* @__PURE__ */ Symbol.for("astro:cache:apply");
var IS_ACTIVE = /* @__PURE__ */ Symbol.for("astro:cache:active");
var AstroCache = class {
	#options = {};
	#tags = /* @__PURE__ */ new Set();
	#disabled = false;
	#provider;
	enabled = true;
	constructor(provider) {
		this.#provider = provider;
	}
	set(input) {
		if (input === false) {
			this.#disabled = true;
			this.#tags.clear();
			this.#options = {};
			return;
		}
		this.#disabled = false;
		let options;
		if (isLiveDataEntry(input)) {
			if (!input.cacheHint) return;
			options = input.cacheHint;
		} else options = input;
		if ("maxAge" in options && options.maxAge !== void 0) this.#options.maxAge = options.maxAge;
		if ("swr" in options && options.swr !== void 0) this.#options.swr = options.swr;
		if ("etag" in options && options.etag !== void 0) this.#options.etag = options.etag;
		if (options.lastModified !== void 0) {
			if (!this.#options.lastModified || options.lastModified > this.#options.lastModified) this.#options.lastModified = options.lastModified;
		}
		if (options.tags) for (const tag of options.tags) this.#tags.add(tag);
	}
	get tags() {
		return [...this.#tags];
	}
	/**
	* Get the current cache options (read-only snapshot).
	* Includes all accumulated options: maxAge, swr, tags, etag, lastModified.
	*/
	get options() {
		return {
			...this.#options,
			tags: this.tags
		};
	}
	async invalidate(input) {
		if (!this.#provider) throw new AstroError(CacheNotEnabled);
		let options;
		if (isLiveDataEntry(input)) options = { tags: input.cacheHint?.tags ?? [] };
		else options = input;
		return this.#provider.invalidate(options);
	}
	/** @internal */
	[APPLY_HEADERS](response, request) {
		if (this.#disabled) return;
		const finalOptions = {
			...this.#options,
			tags: this.tags
		};
		if (finalOptions.maxAge === void 0 && !finalOptions.tags?.length) return;
		const headers = this.#provider?.setHeaders?.(finalOptions, request) ?? defaultSetHeaders(finalOptions);
		for (const [key, value] of headers) response.headers.set(key, value);
		if (!response.headers.has("Cache-Control") && !response.headers.has("Expires") && (response.headers.has("Last-Modified") || response.headers.has("ETag"))) response.headers.set("Cache-Control", "no-cache");
	}
	/** @internal */
	get [IS_ACTIVE]() {
		return !this.#disabled && (this.#options.maxAge !== void 0 || this.#tags.size > 0);
	}
};
function applyCacheHeaders(cache, response, request) {
	if (APPLY_HEADERS in cache) cache[APPLY_HEADERS](response, request);
}
// node_modules/astro/dist/core/routing/parts.js
var ROUTE_DYNAMIC_SPLIT = /\[(.+?\(.+?\)|.+?)\]/;
var ROUTE_SPREAD = /^\.{3}.+$/;
function getParts(part, file) {
	const result = [];
	part.split(ROUTE_DYNAMIC_SPLIT).map((str, i) => {
		if (!str) return;
		const dynamic = i % 2 === 1;
		const [, content] = dynamic ? /([^(]+)$/.exec(str) || [null, null] : [null, str];
		if (!content || dynamic && !/^(?:\.\.\.)?[\w$]+$/.test(content)) throw new Error(`Invalid route ${file} \u2014 parameter name must match /^[a-zA-Z0-9_$]+$/`);
		result.push({
			content,
			dynamic,
			spread: dynamic && ROUTE_SPREAD.test(content)
		});
	});
	return result;
}
// node_modules/astro/dist/core/cache/runtime/route-matching.js
function compileCacheRoutes(routes, base, trailingSlash) {
	const compiled = Object.entries(routes).map(([path, options]) => {
		const segments = removeLeadingForwardSlash(path).split("/").filter(Boolean).map((s) => getParts(s, path));
		return {
			pattern: getPattern(segments, base, trailingSlash),
			options,
			segments,
			route: path
		};
	});
	compiled.sort((a, b) => routeComparator({
		segments: a.segments,
		route: a.route,
		type: "page"
	}, {
		segments: b.segments,
		route: b.route,
		type: "page"
	}));
	return compiled;
}
function matchCacheRoute(pathname, compiledRoutes) {
	for (const route of compiledRoutes) if (route.pattern.test(pathname)) return route.options;
	return null;
}
// node_modules/astro/dist/core/cache/handler.js
var CACHE_KEY = "cache";
function provideCache(state) {
	const manifest = state.manifest;
	if (!manifest.cacheConfig) {
		state.provide(CACHE_KEY, { create: () => new DisabledAstroCache(state.logger) });
		return;
	}
	if (getEnvironment(manifest).runtimeMode === "development") {
		state.provide(CACHE_KEY, { create: () => new NoopAstroCache() });
		return;
	}
	return provideCacheAsync(state, manifest);
}
async function provideCacheAsync(state, manifest) {
	const cacheProvider = await getCacheProvider(manifest);
	state.provide(CACHE_KEY, { create() {
		const cache = new AstroCache(cacheProvider);
		if (manifest.cacheConfig?.routes) {
			const matched = matchCacheRoute(state.pathname, getCompiledCacheRoutes(manifest));
			if (matched) cache.set(matched);
		}
		return cache;
	} });
}
async function handleCache(state, next) {
	markFeatureUsed(state.manifest, FetchFeatures.cache);
	if (!state.manifest.cacheProvider) return next();
	const cache = state.resolve(CACHE_KEY);
	const cacheProvider = await getCacheProvider(state.manifest);
	if (cacheProvider?.onRequest) {
		const response2 = await cacheProvider.onRequest({
			request: state.request,
			url: new URL(state.request.url),
			waitUntil: state.renderOptions.waitUntil,
			logger: {
				info(msg) {
					state.logger.info("cache", msg);
				},
				warn(msg) {
					state.logger.warn("cache", msg);
				},
				error(msg) {
					state.logger.error("cache", msg);
				}
			}
		}, async () => {
			const res = await next();
			applyCacheHeaders(cache, res, state.request);
			return res;
		});
		response2.headers.delete("CDN-Cache-Control");
		response2.headers.delete("Cache-Tag");
		return response2;
	}
	const response = await next();
	applyCacheHeaders(cache, response, state.request);
	return response;
}
var compiledCacheRoutesMemo = createManifestMemo((manifest) => manifest.cacheConfig?.routes ? compileCacheRoutes(manifest.cacheConfig.routes, manifest.base, manifest.trailingSlash) : []);
function getCompiledCacheRoutes(manifest) {
	return compiledCacheRoutesMemo.get(manifest);
}
// node_modules/astro/dist/core/redirects/render.js
function isExternalURL(url) {
	return url.startsWith("http://") || url.startsWith("https://") || url.startsWith("//");
}
function redirectIsExternal(redirect) {
	if (typeof redirect === "string") return isExternalURL(redirect);
	else return isExternalURL(redirect.destination);
}
function computeRedirectStatus(method, redirect, redirectRoute) {
	return redirectRoute && typeof redirect === "object" ? redirect.status : method === "GET" ? 301 : 308;
}
function resolveRedirectTarget(params, redirect, redirectRoute, trailingSlash) {
	if (typeof redirectRoute !== "undefined") return getRouteGenerator(redirectRoute.segments, trailingSlash)(params) || redirectRoute?.pathname || "/";
	else if (typeof redirect === "string") {
		if (redirectIsExternal(redirect)) return redirect;
		else {
			let target = redirect;
			for (const param of Object.keys(params)) {
				const paramValue = params[param];
				target = target.replace(`[${param}]`, () => paramValue).replace(`[...${param}]`, () => paramValue);
			}
			return target;
		}
	} else if (typeof redirect === "undefined") return "/";
	return redirect.destination;
}
async function renderRedirect(state) {
	markFeatureUsed(state.manifest, FetchFeatures.redirects);
	const { redirect, redirectRoute } = state.routeData;
	const status = computeRedirectStatus(state.request.method, redirect, redirectRoute);
	const headers = { location: encodeURI(resolveRedirectTarget(state.params, redirect, redirectRoute, state.manifest.trailingSlash)) };
	if (redirect && redirectIsExternal(redirect)) {
		if (typeof redirect === "string") return Response.redirect(redirect, status);
		else return Response.redirect(redirect.destination, status);
	}
	return new Response(null, {
		status,
		headers
	});
}
// node_modules/astro/dist/core/routing/handler.js
function logRequestFromState(state, payload) {
	if (state.logRequest) state.logRequest(payload);
	else getEnvironment(state.manifest).logRequest(state.manifest, payload);
}
function actionsAndPages(state, ctx) {
	if (!state.skipMiddleware) {
		const actionResult = handleAction(ctx, state);
		if (actionResult) return actionResult.then((response) => response ?? handlePages(state, ctx));
	}
	return handlePages(state, ctx);
}
async function handleRequest(state) {
	await getResolvedLogger(state.manifest);
	markFeatureUsed(state.manifest, ALL_FETCH_FEATURES);
	if (state.invalidEncoding) return new Response(null, {
		status: 400,
		statusText: "Bad Request"
	});
	const trailingSlashRedirect = handleTrailingSlash(state);
	if (trailingSlashRedirect) return trailingSlashRedirect;
	if (!state.routeData) return renderErrorFromState(state, state.request, {
		...state.renderOptions,
		status: 404,
		pathname: state.pathname
	});
	return render(state);
}
async function render(state) {
	const routeData = state.routeData;
	const pathname = state.pathname;
	const request = state.request;
	const { addCookieHeader } = state.renderOptions;
	state.status = getDefaultStatusCode(state.manifest, routeData, pathname);
	let response;
	let finalizeError;
	try {
		const sessionP = state.manifest.sessionConfig ? provideSession(state) : void 0;
		const cacheP = provideCache(state);
		if (sessionP || cacheP) await Promise.all([sessionP, cacheP]);
		markFeatureUsed(state.manifest, FetchFeatures.sessions);
		if (routeData.type === "redirect") {
			const redirectResponse = await renderRedirect(state);
			logRequestFromState(state, {
				pathname,
				method: request.method,
				statusCode: redirectResponse.status,
				isRewrite: false,
				timeStart: state.timeStart
			});
			prepareResponse(redirectResponse, { addCookieHeader });
			state.logger.flush();
			return redirectResponse;
		}
		const i18n = getI18n(state.manifest);
		if (!state.manifest.cacheProvider) {
			markFeatureUsed(state.manifest, FetchFeatures.cache);
			response = await handleMiddleware(state, actionsAndPages);
			if (i18n) response = await finalizeI18n(i18n, state, response);
		} else {
			const runPipeline = async () => {
				let res = await handleMiddleware(state, actionsAndPages);
				if (i18n) res = await finalizeI18n(i18n, state, res);
				return res;
			};
			response = await handleCache(state, runPipeline);
		}
		logRequestFromState(state, {
			pathname,
			method: request.method,
			statusCode: response.status,
			isRewrite: state.isRewriting,
			timeStart: state.timeStart
		});
	} catch (err) {
		state.logger.error(null, err.stack || err.message || String(err));
		return renderErrorFromState(state, request, {
			...state.renderOptions,
			status: 500,
			error: err,
			pathname: state.pathname
		});
	} finally {
		try {
			const finalize = state.finalizeAll();
			if (finalize) await finalize;
		} catch (err) {
			finalizeError = err;
			state.logger.error(null, err.stack || err.message || String(err));
		}
	}
	if (finalizeError) return renderErrorFromState(state, request, {
		...state.renderOptions,
		status: 500,
		error: finalizeError,
		pathname: state.pathname
	});
	if (REROUTABLE_STATUS_CODES.includes(response.status) && response.body === null && !state.skipErrorReroute) return renderErrorFromState(state, request, {
		...state.renderOptions,
		response,
		status: response.status,
		error: response.status === 500 ? null : void 0,
		pathname: state.pathname
	});
	prepareResponse(response, { addCookieHeader });
	state.logger.flush();
	return response;
}
// node_modules/astro/dist/core/fetch/default-handler.js
var DefaultFetchHandler = class {
	#manifest;
	/**
	* `BaseApp` passes itself so states resolve that app's manifest ahead of
	* the ambient one; generated builds construct the handler with no
	* arguments and use the ambient manifest.
	*/
	constructor(app) {
		this.#manifest = app?.manifest;
	}
	fetch = (request) => {
		const options = getRenderOptions(request);
		return handleRequest(new FetchState(this.#manifest ?? getAmbientManifest(), request, options));
	};
};
// \0virtual:astro:fetchable
var _virtual_astro_fetchable_default = new DefaultFetchHandler();
// node_modules/astro/dist/core/routing/match-request.js
function safeDecodePathname(manifest, pathname) {
	try {
		return validateAndDecodePathname(pathname);
	} catch (e) {
		new AstroIntegrationLogger(getLogger(manifest).options, manifest.adapterName).debug(e.toString());
		try {
			return decodeURI(pathname);
		} catch {
			return pathname;
		}
	}
}
function matchRequest(manifest, request, allowPrerenderedRoutes = false) {
	const url = new URL(request.url);
	if (manifest.assets.has(url.pathname)) return void 0;
	let pathname = computePathnameFromDomain(request, url, manifest.i18n, manifest.base, manifest.trailingSlash, manifest.allowedDomains, getLogger(manifest));
	if (!pathname) pathname = prependForwardSlash(stripRequestBase(url.pathname, manifest.base));
	pathname = safeDecodePathname(manifest, pathname);
	const routeData = matchRoute(manifest, pathname);
	if (!routeData) return void 0;
	if (allowPrerenderedRoutes) return routeData;
	if (routeData.prerender) {
		if (routeData.params.length > 0) return matchAllRoutes(manifest, pathname).find((r) => !r.prerender);
		return;
	}
	return routeData;
}
// node_modules/astro/dist/core/app/base.js
var BaseApp = class BaseApp {
	manifest;
	#adapterLogger;
	baseWithoutTrailingSlash;
	/**
	* The streaming flag passed to the constructor, surfaced through the
	* protected `resolveStreaming()` hook and fed into the internal
	* `FetchState` facade hooks on the fast path.
	*/
	#streaming;
	/**
	* The handler that turns incoming `Request` objects into `Response`s.
	* Defaults to a `DefaultFetchHandler` pinned to this app and can be
	* overridden via `setFetchHandler` — typically by the bundled
	* entrypoint after importing `virtual:astro:fetchable`.
	*/
	#fetchHandler;
	#errorHandler;
	/**
	* Whether a custom fetch handler (from `src/fetch.ts`) has been set
	* via `setFetchHandler`. When false, the `DefaultFetchHandler` is
	* in use and all features are implicitly active.
	*/
	#hasCustomFetchHandler = false;
	/**
	* Whether the missing-feature check has already run. We only want
	* to warn once — after the first request in dev, or at build end.
	*/
	#featureCheckDone = false;
	get logger() {
		return getLogger(this.manifest);
	}
	/**
	* Route data derived from the manifest, used for route matching. Reads and
	* writes go through the single per-manifest route table, so HMR updates are
	* visible to every consumer at once.
	*/
	get manifestData() {
		return getRouteTable(this.manifest);
	}
	set manifestData(routesList) {
		updateRouteTable(this.manifest, routesList.routes);
	}
	get adapterLogger() {
		const currentOptions = this.logger.options;
		if (!this.#adapterLogger || this.#adapterLogger.options !== currentOptions) this.#adapterLogger = new AstroIntegrationLogger(currentOptions, this.manifest.adapterName);
		return this.#adapterLogger;
	}
	constructor(manifest, streaming = true) {
		this.manifest = manifest;
		this.baseWithoutTrailingSlash = removeTrailingForwardSlash(manifest.base);
		this.#streaming = streaming;
		getRouteTable(manifest);
		getLogger(manifest);
		this.#fetchHandler = new DefaultFetchHandler(this);
		this.#errorHandler = this.createErrorHandler();
	}
	/**
	* Resolves the user-configured logger destination from the manifest and
	* returns the logger. Lazy and only resolves once; safe to call before
	* the first render (adapters use this to log startup messages through
	* the configured destination).
	*/
	getLogger() {
		return getResolvedLogger(this.manifest);
	}
	/**
	* The streaming flag fed into the internal `FetchState` facade hooks on
	* the fast path. Returns the constructor flag by
	* default; `BuildApp` overrides this to return `undefined` so streaming
	* falls through to the environment default (`manifest.serverLike`).
	*/
	resolveStreaming() {
		return this.#streaming;
	}
	/**
	* Override the fetch handler used to dispatch requests. Entrypoints
	* call this with the default export of `virtual:astro:fetchable` to
	* plug in a user-authored handler from `src/fetch.ts`.
	*/
	setFetchHandler(handler) {
		this.#fetchHandler = handler;
		this.#hasCustomFetchHandler = !(handler instanceof DefaultFetchHandler);
	}
	/**
	* Returns the error handler used by this app. The default is a thin
	* bridge over the functional error API — strategy selection (production
	* default / dev / build) is environment-driven inside `renderErrorPage`.
	* External subclasses can override this to customize error rendering.
	*/
	createErrorHandler() {
		return { renderError: (request, options) => renderErrorPage(this.manifest, request, options) };
	}
	/**
	* Resets the cached adapter logger so it picks up a new logger instance.
	* Used by BuildApp when the logger is replaced via setOptions().
	*/
	resetAdapterLogger() {
		this.#adapterLogger = void 0;
	}
	getAllowedDomains() {
		return this.manifest.allowedDomains;
	}
	matchesAllowedDomains(forwardedHost, protocol) {
		return BaseApp.validateForwardedHost(forwardedHost, this.manifest.allowedDomains, protocol);
	}
	static validateForwardedHost(forwardedHost, allowedDomains, protocol) {
		if (!allowedDomains || allowedDomains.length === 0) return false;
		try {
			const testUrl = new URL(`${protocol || "https"}://${forwardedHost}`);
			return allowedDomains.some((pattern) => {
				return matchPattern(testUrl, pattern);
			});
		} catch {
			return false;
		}
	}
	set setManifestData(newManifestData) {
		updateRouteTable(this.manifest, newManifestData.routes);
	}
	removeBase(pathname) {
		return stripRequestBase(pathname, this.manifest.base);
	}
	/**
	* Fully decodes a pathname, falling back to a single decode and then the raw pathname
	* when validation fails. Adapter matching runs before `render()`, so it must not throw
	* for request input that render-time validation handles.
	*/
	safeDecodePathname(pathname) {
		try {
			return validateAndDecodePathname(pathname);
		} catch (e) {
			this.adapterLogger.debug(e.toString());
			try {
				return decodeURI(pathname);
			} catch {
				return pathname;
			}
		}
	}
	/**
	* Extracts the base-stripped, decoded pathname from a request.
	* Used by adapters to compute the pathname for dev-mode route matching.
	*/
	getPathnameFromRequest(request) {
		const url = new URL(request.url);
		const pathname = prependForwardSlash(this.removeBase(url.pathname));
		return this.safeDecodePathname(pathname);
	}
	/**
	* Given a `Request`, it returns the `RouteData` that matches its `pathname`. By default, prerendered
	* routes aren't returned, even if they are matched.
	*
	* When `allowPrerenderedRoutes` is `true`, the function returns matched prerendered routes too.
	* @param request
	* @param allowPrerenderedRoutes
	*/
	match(request, allowPrerenderedRoutes = false) {
		return matchRequest(this.manifest, request, allowPrerenderedRoutes);
	}
	/**
	* A matching route function to use in the development server.
	* Contrary to the `.match` function, this function resolves props and params, returning the correct
	* route based on the priority, segments. It also returns the correct, resolved pathname.
	* @param pathname
	*/
	devMatch(pathname) {}
	computePathnameFromDomain(request) {
		return computePathnameFromDomain(request, new URL(request.url), this.manifest.i18n, this.manifest.base, this.manifest.trailingSlash, this.manifest.allowedDomains, this.logger);
	}
	async render(request, { addCookieHeader = false, clientAddress = Reflect.get(request, clientAddressSymbol), locals, prerenderedErrorPageFetch = fetch, routeData, waitUntil } = {}) {
		await getResolvedLogger(this.manifest);
		if (routeData) {
			this.logger.debug("router", "The adapter " + this.manifest.adapterName + " provided a custom RouteData for ", request.url);
			this.logger.debug("router", "RouteData");
			this.logger.debug("router", routeData);
		}
		if (locals) {
			if (typeof locals !== "object") {
				const error = new AstroError(LocalsNotAnObject);
				this.logger.error(null, error.stack);
				return this.renderError(request, {
					addCookieHeader,
					clientAddress,
					prerenderedErrorPageFetch,
					locals: void 0,
					routeData,
					waitUntil,
					status: 500,
					error
				});
			}
		}
		if (!routeData) {
			const domainPathname = this.computePathnameFromDomain(request);
			if (domainPathname) routeData = matchRoute(this.manifest, this.safeDecodePathname(domainPathname));
		}
		const resolvedOptions = {
			addCookieHeader,
			clientAddress,
			prerenderedErrorPageFetch,
			locals,
			routeData,
			waitUntil
		};
		let response;
		if (this.#fetchHandler instanceof DefaultFetchHandler) response = await handleRequest(new FetchState(this.manifest, request, resolvedOptions, {
			streaming: this.resolveStreaming(),
			renderError: (req, opts) => this.renderError(req, opts),
			logRequest: (payload) => this.logThisRequest(payload)
		}));
		else {
			setRenderOptions(request, resolvedOptions);
			response = await this.#fetchHandler.fetch(request);
		}
		this.#warnMissingFeatures();
		if (response.headers.get("X-Astro-Error")) {
			response.headers.delete(ASTRO_ERROR_HEADER);
			return this.renderError(request, {
				addCookieHeader,
				clientAddress,
				prerenderedErrorPageFetch,
				locals,
				routeData,
				waitUntil,
				response,
				status: response.status,
				error: response.status === 500 ? null : void 0
			});
		}
		return response;
	}
	setCookieHeaders(response) {
		return getSetCookiesFromResponse(response);
	}
	/**
	* Reads all the cookies written by `Astro.cookie.set()` onto the passed response.
	* For example,
	* ```ts
	* for (const cookie_ of App.getSetCookieFromResponse(response)) {
	*     const cookie: string = cookie_
	* }
	* ```
	* @param response The response to read cookies from.
	* @returns An iterator that yields key-value pairs as equal-sign-separated strings.
	*/
	static getSetCookieFromResponse = getSetCookiesFromResponse;
	/**
	* If it is a known error code, try sending the according page (e.g. 404.astro / 500.astro).
	* This also handles pre-rendered /404 or /500 routes.
	*
	* Delegates to the app's configured `ErrorHandler`. To customize behavior
	* for a specific environment, override `createErrorHandler()` rather than
	* this method.
	*/
	async renderError(request, options) {
		return this.#errorHandler.renderError(request, options);
	}
	/**
	* One-shot check: after the first request with a custom `src/fetch.ts`,
	* compare `usedFeatures` against the manifest and warn about any
	* configured features the user's pipeline doesn't call.
	*/
	#warnMissingFeatures() {
		if (this.#featureCheckDone || !this.#hasCustomFetchHandler) return;
		this.#featureCheckDone = true;
		const manifest = this.manifest;
		const missing = [];
		const used = getUsedFeatures(this.manifest);
		if (manifest.routes.some((r) => r.routeData.type === "redirect") && !(used & FetchFeatures.redirects)) missing.push("redirects");
		if (manifest.sessionConfig && !(used & FetchFeatures.sessions)) missing.push("sessions");
		if (manifest.actions && !(used & FetchFeatures.actions)) missing.push("actions");
		if (manifest.middleware && !(used & FetchFeatures.middleware)) missing.push("middleware");
		if (manifest.i18n && manifest.i18n.strategy !== "manual" && !(used & FetchFeatures.i18n)) missing.push("i18n");
		if (manifest.cacheConfig && !(used & FetchFeatures.cache)) missing.push("cache");
		for (const feature of missing) this.logger.warn("router", `Your project uses ${feature}, but your custom src/fetch.ts does not call the ${feature}() handler. This feature will not work unless your fetch handler calls it.`);
	}
	getDefaultStatusCode(routeData, pathname) {
		return getDefaultStatusCode(this.manifest, routeData, pathname);
	}
	getManifest() {
		return this.manifest;
	}
	logThisRequest({ pathname, method, statusCode, isRewrite, timeStart }) {
		const timeEnd = performance.now();
		this.logRequest({
			pathname,
			method,
			statusCode,
			isRewrite,
			reqTime: timeEnd - timeStart
		});
	}
};
// node_modules/astro/dist/core/app/app.js
var App = class extends BaseApp {
	isDev() {
		return false;
	}
	logRequest(_options) {}
};
// node_modules/astro/dist/core/app/entrypoints/virtual/prod.js
var createApp$1 = ({ streaming } = {}) => {
	const app = new App(manifest, streaming);
	app.setFetchHandler(_virtual_astro_fetchable_default);
	return app;
};
// node_modules/astro/dist/core/app/entrypoints/virtual/index.js
var createApp = createApp$1;
// src/lib/server/door/adapter/entry.ts
/** The build makes this the site's only server module. The door opens it once. Astro's messages go to `log`. */
function openSite(log) {
	const app = createApp({ streaming: false });
	app.logger.setDestination({ write({ level, label, message }) {
		if (level !== "silent") log[level]({ label }, stripVTControlCharacters(message));
	} });
	const { manifest } = app;
	const { scriptDirective, styleDirective } = manifest.csp ?? {};
	manifest.shouldInjectCspMetaTags = false;
	keepLoaded(manifest.pageMap);
	return {
		render: (request, locals, address) => app.render(request, {
			locals,
			clientAddress: address,
			addCookieHeader: true
		}),
		inlineHashes: {
			script: hashesOf(scriptDirective),
			style: hashesOf(styleDirective)
		}
	};
}
function hashesOf(directive) {
	return (directive?.hashes ?? []).map((entry) => typeof entry === "string" ? entry : entry.hash);
}
/**
* Astro imports a page's module for each request. Node's check that it is already loaded takes longer than most calls.
*/
function keepLoaded(pages = /* @__PURE__ */ new Map()) {
	for (const [component, load] of pages) {
		let loaded;
		pages.set(component, async () => loaded ??= await load());
	}
}
export { openSite };
