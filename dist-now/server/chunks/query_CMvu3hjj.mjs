// src/lib/shared/contract/query.ts
/**
* Reads a query in the contract's form: arrays with brackets (indexed brackets too); empty values are ignored, and the
* last of a repeated plain name counts.
*/
function readQuery(parameters) {
	const query = Object.create(null);
	for (const [name, value] of parameters) {
		if (value === "") continue;
		const array = /^(.+)\[\d*\]$/.exec(name);
		if (!array) {
			query[name] = value;
			continue;
		}
		const key = array[1];
		const held = query[key];
		query[key] = Array.isArray(held) ? [...held, value] : [value];
	}
	return query;
}
/** Writes a query in the same form; empty strings, `null` and `undefined` are dropped. */
function writeQuery(values) {
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries(values)) if (Array.isArray(value)) for (const item of value) append(parameters, `${name}[]`, item);
	else append(parameters, name, value);
	return parameters.toString();
}
function append(parameters, name, value) {
	if (value === null || value === void 0 || value === "") return;
	parameters.append(name, value === true ? "1" : value === false ? "0" : String(value));
}
export { writeQuery as n, readQuery as t };
