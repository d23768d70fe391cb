// src/lib/server/cache/pageTags.ts
function createPageTags() {
	return {
		tags: /* @__PURE__ */ new Set(),
		until: void 0
	};
}
/** Notes that the page shows the data of these tags. */
function shows(page, ...tags) {
	for (const tag of tags) page.tags.add(tag);
}
/** Notes that the page changes at `moment`; the earliest moment counts. */
function changesAt(page, moment) {
	if (moment && (!page.until || moment < page.until)) page.until = moment;
}
export { createPageTags as n, shows as r, changesAt as t };
