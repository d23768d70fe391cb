import { z } from "zod";
// src/lib/shared/contract/common.ts
/** The largest id that both databases can store. */
var MAX_ID = 2 ** 31 - 1;
/** A database identifier. */
var Id = z.int().positive().max(MAX_ID);
/** An id as a part of an address: only its plain spelling is valid, not `01`, `1e3` or `0x1`. */
var PathId = z.string().regex(/^[1-9]\d{0,9}$/).transform(Number).pipe(Id);
/** A language tag as the site stores it (BCP 47, lower case language, optional region or script). */
var LanguageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
/** An instant in UTC as the contract writes it: `yyyy-MM-dd HH:mm:ss`. */
var Instant = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
/** A calendar day: `yyyy-MM-dd`. */
var Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/**
* A file that this site serves itself: not a page, not on another host, not outside its folder. Quotes and brackets are
* refused, because the path is written into style sheets.
*/
var SiteFile = z.string().max(300).regex(/^(?:\/(?!\.)[\w.~-]+)+\.\w{2,5}$/);
/** Paging of every list: pages count from 0, `limit` is 1–100. */
var Page = z.object({
	page: z.coerce.number().int().min(0).max(1e5).optional(),
	limit: z.coerce.number().int().min(1).max(100).optional()
});
/** The `meta` of a list: the page, and whether more follow. */
function pageMeta(page, limit, total) {
	const totalPages = Math.max(1, Math.ceil(total / limit));
	return {
		page,
		limit,
		total,
		totalPages,
		isLastPage: page >= totalPages - 1
	};
}
/** The `meta` of a short list without pages. */
function wholeList(total) {
	return pageMeta(0, Math.max(1, total), total);
}
/** Paging of a long list: `after` is the `next` of the previous page. */
var KeysetPage = z.object({
	after: z.string().regex(/^\d{1,15}$/).transform(Number).optional(),
	limit: Page.shape.limit
});
/** The `meta` of a long list: `next` leads to the next page, `total` is `null` if counting is slow. */
var KeysetMeta = z.strictObject({
	limit: z.int(),
	next: z.string().nullable(),
	isLastPage: z.boolean(),
	total: z.int().nullable()
});
/** One problem of a refused request: the message, the field (bracketed path, "" for none), and a stable code. */
var Problem = z.strictObject({
	message: z.string(),
	path: z.string(),
	code: z.string()
});
export { KeysetPage as a, Page as c, SiteFile as d, pageMeta as f, KeysetMeta as i, PathId as l, Id as n, LanguageCode as o, wholeList as p, Instant as r, MAX_ID as s, Day as t, Problem as u };
