// src/lib/shared/theme/contrast.ts
/**
* The relative luminance of a colour (WCAG 2.2), 0 for black to 1 for white.
*
* @param hex `#rrggbb`
*/
function luminance(hex) {
	const [red, green, blue] = [
		1,
		3,
		5
	].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
	return .2126 * red + .7152 * green + .0722 * blue;
}
/** The contrast ratio of two colours (WCAG 2.2), from 1 to 21; the order does not matter. */
function contrast(a, b) {
	const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (lighter + .05) / (darker + .05);
}
/** The lowest contrast that a colour has on any of several backgrounds. */
function leastContrast(colour, backgrounds) {
	return Math.min(...backgrounds.map((background) => contrast(colour, background)));
}
function linear(channel) {
	return channel <= .04045 ? channel / 12.92 : ((channel + .055) / 1.055) ** 2.4;
}
export { leastContrast as n, luminance as r, contrast as t };
