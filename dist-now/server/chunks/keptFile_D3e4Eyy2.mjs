// src/lib/server/http/keptFile.ts
/**
* A file whose address names its content. Browsers keep it without a limit. Under an old name, which a page from before
* a change may still request, they get the current content for a short time.
*/
function keptFile(content, type, { isCurrent }) {
	return new Response(content, { headers: {
		"Content-Type": type,
		"Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60"
	} });
}
export { keptFile as t };
