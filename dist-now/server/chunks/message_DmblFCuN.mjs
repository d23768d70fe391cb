// src/lib/shared/i18n/message.ts
/**
* Marks a source string for translation where it is declared (a table of labels, a definition); `t` translates it where
* it is shown. Without the mark the string checks could not find it.
*/
function msg(source) {
	return source;
}
export { msg as t };
