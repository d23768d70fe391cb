// src/lib/server/catalogue/catalogueVisit.ts
/** Returns the visit of a request with the current catalogue. */
async function catalogueVisit({ visit, runtime: { catalogue, search } }) {
	return {
		...visit,
		catalogue: await catalogue(),
		search
	};
}
export { catalogueVisit as t };
