import { r as readerText } from "./readerText_CtbWXqot.mjs";
import { r as shopSettings } from "./shopSettings_CSiuARmw.mjs";
// src/lib/server/shop/settings/shopInfo.ts
/** Returns the texts and the banner of the shop in the reader's language. */
async function shopInfo(reader, { language, siteLanguage }) {
	const { title, intro, banner, banner_height, default_sort } = await shopSettings(reader);
	return {
		title: readerText(title, {
			language,
			siteLanguage
		}),
		intro: readerText(intro, {
			language,
			siteLanguage
		}),
		banner,
		banner_height,
		default_sort
	};
}
export { shopInfo as t };
