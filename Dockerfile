# Builds editions from the volume /content, and keeps everything that it writes in /data and /tmp.
# docs/run/docker.md shows how to run it.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY src/cli/trim-packages.mjs ./src/cli/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Astro writes to this folder; see src/platform/cache-folder.ts.
RUN ln -s /tmp/astro .astro

FROM node:24-slim
RUN mkdir /content /data && chown node:node /content /data
COPY --from=build /app /app
WORKDIR /app
# Changes of the content are staged next to its folder, so the folder is inside the volume.
ENV HOST=0.0.0.0 PORT=4321 CONTENT_DIR=/content/group DATA_DIR=/data
ENV NODE_COMPILE_CACHE=/data/cache/compiled
ENV NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
USER node
VOLUME ["/content", "/data"]
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=10s --start-period=5m CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/status.json').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./src/cli/prepare-node.mjs", "src/cli/start.ts"]
