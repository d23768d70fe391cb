// src/lib/server/memory/lruMap.ts
/** A map of at most `most` entries: a new entry removes the one that was used longest ago. */
var LruMap = class extends Map {
	#most;
	constructor(most) {
		super();
		this.#most = most;
	}
	get(key) {
		const value = super.get(key);
		if (value !== void 0) this.#putLast(key, value);
		return value;
	}
	set(key, value) {
		this.#putLast(key, value);
		const [oldest] = this.size > this.#most ? this.keys() : [];
		if (oldest !== void 0) this.delete(oldest);
		return this;
	}
	/** A map lists its entries in the order of insertion, so an entry that is used is inserted again. */
	#putLast(key, value) {
		this.delete(key);
		super.set(key, value);
	}
};
// src/lib/server/memory/lruCache.ts
/** A cache of the `most` keys that were used last. A promise that fails is not kept. */
function lruCache(most) {
	const kept = new LruMap(most);
	function forget(key, value) {
		if (kept.get(key) === value) kept.delete(key);
	}
	return (key, find) => {
		const stored = kept.get(key);
		if (stored) return stored;
		const value = find();
		kept.set(key, value);
		if (value instanceof Promise) value.catch(() => forget(key, value));
		return value;
	};
}
export { LruMap as n, lruCache as t };
