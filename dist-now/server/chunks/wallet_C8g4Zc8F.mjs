import { t as Day } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/wallet.ts
var Points = z.int().min(0);
var Wallet = z.strictObject({
	/** Available now. */
	points: Points,
	/** Earned, and available later. */
	pending: Points,
	lifetime_earned: Points,
	spent: Points,
	expired: Points,
	next_expiry: z.strictObject({
		points: Points,
		date: Day
	}).nullable()
});
export { Wallet as t };
