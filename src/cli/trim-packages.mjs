import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// After `npm ci --omit=dev`, deletes the parts of packages that the service never uses. It is plain
// JavaScript without packages, because npm may run it with an older version of Node.
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** A package that is installed only with the development packages. */
const DEVELOPMENT = join(PACKAGES, 'vitest');

/** Unused packages, and unused parts of packages. */
const UNUSED = [
	// Type checking; an optional peer of i18next.
	'typescript',
	'@types',
	// Image optimization by Astro; all images are SVG or rendered by resvg.
	'sharp',
	'@img',
	// "astro add", which edits the configuration.
	'magicast',
	'@babel',
	// Highlighting by Prism; the documentation uses Shiki.
	'@astrojs/prism',
	'prismjs',
	// Shiki's largest grammars; the documentation has no such code.
	...`
		ada angular-ts apex asciidoc ballerina blade cpp cpp-macro csharp emacs-lisp fortran-free-form
		hack imba latex mdx mojo objective-c objective-cpp ocaml racket stata swift typst vue-vine vyper wolfram
	`
		.trim()
		.split(/\s+/)
		.map((name) => `@shikijs/langs/dist/${name}.mjs`),
	// WebAssembly in place of binaries.
	'@emnapi',
	'@tybys',
	// A second copy of the binary in @esbuild, for the command line.
	'esbuild/bin',
	// Builds for bundlers; Node loads build/src.
	...listPackages('@opentelemetry').flatMap((name) => [
		`${name}/build/esm`,
		`${name}/build/esnext`,
	]),
	// Sources; Node loads the compiled files next to them.
	'zod/src',
	'@vercel/cli-config/node_modules/zod/src',
	// Builds of BullMQ and Luxon for other module systems.
	'bullmq/dist/esm',
	...['build/amd', 'build/cjs-browser', 'build/global', 'src'].map((path) => `luxon/${path}`),
	// Models of language detection; imports use "eld/small".
	...['extrasmall', 'medium', 'large'].map((size) => `eld/src/ngrams/${size}.js`),
	// Test data of a package.
	'bintrees/test',
];

/** Source maps, type declarations, readmes and changelogs. Licenses stay. */
const UNUSED_FILES = /\.map$|\.d\.[cm]?ts$|^(?:readme|changelog|history)\b.*\.md$/i;
/** Astro and its integrations read type declarations when they build. */
const UNTOUCHED = /^(?:astro|@astrojs)$/;

if (existsSync(PACKAGES) && !existsSync(DEVELOPMENT)) {
	for (const path of UNUSED) rmSync(join(PACKAGES, path), { recursive: true, force: true });
	for (const path of readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })) {
		const parts = path.split(sep);
		if (UNUSED_FILES.test(parts.at(-1) ?? '') && !UNTOUCHED.test(parts[0] ?? '')) {
			rmSync(join(PACKAGES, path), { recursive: true, force: true });
		}
	}
}

/** @param {string} scope */
function listPackages(scope) {
	const folder = join(PACKAGES, scope);
	return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
}
