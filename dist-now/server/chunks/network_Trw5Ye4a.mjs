import { isIPv6 } from "node:net";
// src/lib/server/people/network.ts
/**
* The key of a caller in rate limits: the IPv4 address, or the /64 of an IPv6 address, because one subscriber has all
* addresses of a /64.
*/
function callerOf(address) {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIPv6(plain) ? firstGroups(plain) : plain;
}
/** The network of a caller, which an attacker cannot change as easily as the address: /24 of IPv4, /64 of IPv6. */
function networkOf(address) {
	return callerOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
}
/** The first four groups of an IPv6 address in one spelling. */
function firstGroups(address) {
	const [plain = ""] = address.toLowerCase().split("%");
	const [head = "", tail] = plain.split("::");
	const groups = head === "" ? [] : head.split(":");
	const last = tail ? tail.split(":").flatMap((group) => group.includes(".") ? ["0", "0"] : [group]) : [];
	const zeros = tail === void 0 ? [] : Array(Math.max(0, 8 - groups.length - last.length)).fill("0");
	return `${[
		...groups,
		...zeros,
		...last
	].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
export { networkOf as n, callerOf as t };
