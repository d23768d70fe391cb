// src/lib/shared/contract/time.ts
/**
* Writes an instant as in the contract and the database: UTC, `yyyy-MM-dd HH:mm:ss`. Text in this form sorts by time.
*/
function toInstant(date) {
	const iso = date.toISOString();
	return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}
/** Reads the contract's UTC form; other text gives an invalid Date. */
function fromInstant(text) {
	return /* @__PURE__ */ new Date(`${text.replace(" ", "T")}Z`);
}
export { toInstant as n, fromInstant as t };
