# Two stages: the first compiles node-canvas, the second has only the program. Both are Node.js 24.21.0.
FROM node:24-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends build-essential python3 pkg-config \
    libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
# Against Debian's libraries, which are kept up to date, with the headers that come with Node.js.
RUN npm_config_build_from_source=true npm_config_nodedir=/usr/local npm rebuild canvas \
 && rm -rf node_modules/canvas/build/Release/obj.target node_modules/canvas/build/Release/.deps

FROM node:24-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /data && chown node:node /data \
 && ln -s /app/src/adapters/cli/tileknight.ts /usr/local/bin/tileknight
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY package.json LICENSE ./
COPY assets assets
COPY src src
# Compiled code is stored next to the data, so that a new container starts as fast as the one before.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
# Two arenas for all threads. By default glibc gives each thread one.
ENV MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A small young generation, in MB. By default V8 lets it grow to 48.
CMD ["node", "--max-semi-space-size=4", "src/main.ts"]
