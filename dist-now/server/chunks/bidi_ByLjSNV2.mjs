// src/lib/shared/i18n/bidi.ts
var FIRST_STRONG_ISOLATE = "⁨";
var POP_ISOLATE = "⁩";
var rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
var leftToRightRun = /\d|(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;
/**
* Makes a name or value safe inside a sentence of the given direction. If its own direction could move neighbouring
* words, numbers or punctuation, it is enclosed in Unicode isolates (UAX #9); otherwise it does not change. In
* right-to-left text digits count too: `2026-11-21` after Arabic would be shown as 21-11-2026.
*/
function isolate(text, direction) {
	return (direction === "rtl" ? leftToRightRun : rightToLeftLetter).test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
}
export { isolate as t };
