// Plain JavaScript, loaded before anything else: older versions of Node cannot read TypeScript.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
	console.error(
		`Cannot run: Forecourt needs Node 24, and this is Node ${process.versions.node}. ` +
			'Run "npm ci" in the project folder, which brings Node 24 along, and try again',
	);
	process.exit(1);
}
