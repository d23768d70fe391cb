// src/lib/server/cache/remembered.ts
/**
* Caches the result of `load` until one of `tags` changes. Simultaneous callers share one load; a load during which a
* tag changed is not cached.
*/
function remembered(clock, tags, load) {
	let held;
	let loading;
	let changes = 0;
	clock.onChange((changed) => {
		if (!tags.some((tag) => changed.has(tag))) return;
		changes++;
		held = void 0;
		loading = void 0;
	});
	return () => {
		if (held) return Promise.resolve(held.value);
		if (loading) return loading;
		const before = changes;
		const started = load().then((value) => {
			if (changes === before) held = { value };
			return value;
		});
		loading = started;
		const settle = () => {
			if (loading === started) loading = void 0;
		};
		started.then(settle, settle);
		return started;
	};
}
export { remembered as t };
