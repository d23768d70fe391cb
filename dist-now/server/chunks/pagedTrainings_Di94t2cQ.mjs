import { f as pageMeta } from "./common_BQnAGUxS.mjs";
import { n as listTrainings, t as limitOf } from "./listTrainings_C8VIOcm2.mjs";
// src/lib/server/catalogue/list/pagedTrainings.ts
/** Returns a page of trainings in the contract's list format, with facets. */
async function pagedTrainings(reader, asked) {
	const { items, total, facets, close } = await listTrainings(reader, asked);
	const { page = 0 } = asked.filter;
	return {
		data: items,
		meta: {
			...pageMeta(page, limitOf(asked.filter), total),
			facets,
			close
		}
	};
}
export { pagedTrainings as t };
