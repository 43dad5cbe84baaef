import { installCli } from './vercel-cli.ts';

await installCli();
