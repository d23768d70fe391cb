// src/lib/server/db/failures.ts
/**
* PostgreSQL's class 08 (connection), 57P01–57P03 (shutting down, not yet started), 53300 (too many connections), 55P03
* (lock timeout), 57014 (statement timeout) and 25P03 (idle transaction timeout).
*/
var POSTGRES_AWAY = /^(08...|57P0[123]|53300|55P03|57014|25P03)$/;
var SOCKET_AWAY = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
	"ENOENT"
]);
var SQLITE_BUSY = 5;
var SQLITE_IOERR = 10;
var SQLITE_CANTOPEN = 14;
var SQLITE_FULL = 13;
var SQLITE_CONSTRAINT = 19;
/** Class 23: integrity constraint violation. */
var POSTGRES_CONSTRAINT = /^23...$/;
var POSTGRES_DISK_FULL = "53100";
/** Whether a query failed because the database cannot be reached at the moment: a later try may succeed. */
function isDatabaseAway(error) {
	const code = textCode(error);
	return POSTGRES_AWAY.test(code) || SOCKET_AWAY.has(code) && error instanceof Error && ("syscall" in error || code === "ECONNRESET") || error instanceof Error && /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message) || [
		SQLITE_BUSY,
		SQLITE_IOERR,
		SQLITE_CANTOPEN
	].includes(sqliteCode(error));
}
/** Whether a write failed because the disk is full; the transaction was rolled back. */
function isDiskFull(error) {
	return sqliteCode(error) === SQLITE_FULL || [POSTGRES_DISK_FULL, "ENOSPC"].includes(textCode(error));
}
/** Whether a constraint of a table refused a write. */
function isConstraintBroken(error) {
	return sqliteCode(error) === SQLITE_CONSTRAINT || POSTGRES_CONSTRAINT.test(textCode(error));
}
/** Whether the disk failed: only reading again can show whether the transaction was stored. */
function isDiskBroken(error) {
	return sqliteCode(error) === SQLITE_IOERR;
}
/** SQLite's primary result code, or 0 if the error is not from SQLite. */
function sqliteCode(error) {
	return error instanceof Error && "errcode" in error ? Number(error.errcode) & 255 : 0;
}
function textCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
export { sqliteCode as a, isDiskFull as i, isDatabaseAway as n, isDiskBroken as r, isConstraintBroken as t };
