import { r as direction } from "./languages_DJQhyDQ0.mjs";
import { t as keepMail } from "./keptMails_Bl1jSSMV.mjs";
// src/lib/server/mail/mailFailure.ts
/** The loggable part of a failure: without mail addresses, which mail servers repeat in their responses. */
function mailFailure(error) {
	if (!(error instanceof Error)) return {
		type: typeof error,
		message: ""
	};
	const words = error.message.split(/\s+/).map((word) => word.includes("@") ? "…" : word);
	const { code, responseCode, command } = error;
	const verb = typeof command === "string" ? command.split(" ", 1)[0] : void 0;
	return {
		type: error.name,
		message: words.join(" "),
		code,
		responseCode,
		command: verb
	};
}
// src/lib/server/mail/letter.ts
/** A letter as plain text. Each link is on its own line, so that no mail program includes a following full stop. */
function asText({ parts }) {
	return `${parts.map((part) => typeof part === "string" ? part : `${part.label}:\n${part.href}`).join("\n\n")}\n`;
}
/** A letter as a simple HTML page without images, fonts or style sheets. */
function asHtml({ language, subject, parts }) {
	const body = parts.map((part) => typeof part === "string" ? `<p>${escaped(part)}</p>` : `<p><a href="${escaped(part.href)}">${escaped(part.label)}</a></p>\n<p dir="ltr"><small>${escaped(part.href)}</small></p>`);
	return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body>
${body.join("\n")}
</body>
</html>
`;
}
var entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
function escaped(text) {
	return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
// src/lib/server/mail/sendMail.ts
var PATIENCE_MS = 15e3;
/**
* Sends a letter by SMTP; without a mail server, saves it in the mails folder.
* @throws Error of the mail server or of the disk
*/
async function sendMail(config, letter, now) {
	const { createTransport } = await import("nodemailer");
	const mail = {
		from: config.mailFrom,
		to: {
			name: letter.to.name,
			address: letter.to.mail
		},
		subject: letter.subject,
		text: asText(letter),
		html: asHtml(letter),
		date: now,
		headers: {
			"Auto-Submitted": "auto-generated",
			"Content-Language": letter.language
		}
	};
	if (config.smtpUrl === "") {
		const { message } = await createTransport({
			streamTransport: true,
			buffer: true
		}).sendMail(mail);
		return keepMail(config, {
			letter,
			source: await bytesOf(message),
			now
		});
	}
	const timeouts = {
		connectionTimeout: PATIENCE_MS,
		greetingTimeout: PATIENCE_MS,
		socketTimeout: PATIENCE_MS
	};
	const server = createTransport({
		url: config.smtpUrl,
		...timeouts
	});
	try {
		await server.sendMail(mail);
	} finally {
		server.close();
	}
}
async function bytesOf(message) {
	if (Buffer.isBuffer(message)) return message;
	const chunks = [];
	for await (const chunk of message) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks);
}
export { mailFailure as n, sendMail as t };
