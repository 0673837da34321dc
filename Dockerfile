# The site, with the reference upstream beside it. Two ways to run it, behind a proxy that ends TLS (docs/deploy/nginx.conf):
#   docker run -e SITE_URL=https://www.example.com -e TRUST_PROXY=1 -v bedlark:/data -p 127.0.0.1:3000:3000 bedlark
#   the same with -e API_HOST=https://api.example.com, and without a volume
# The first is a demonstration whose accounts are closed; UPSTREAM_DEMO_ACCOUNTS=true prints fresh passwords.
# A stop takes up to 25 s, so that no request under way is lost: docker stop -t 30.

# By digest, so that the same commit always begins from the same files; it names all architectures. A newer one:
#   docker buildx imagetools inspect node:20-bookworm-slim --format '{{.Manifest.Digest}}'
FROM node:20.20.2-bookworm-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS base
WORKDIR /site

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
# /data begins as this empty folder, which belongs to the user that the server runs as.
RUN npm run build && mkdir data

FROM packages AS production-packages
RUN npm prune --omit=dev --no-audit --no-fund

FROM base AS runtime
# What runs needs node alone: no package manager is left for an intruder to fetch programs with.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/corepack /usr/local/bin/np[mx] /usr/local/bin/yarn* /opt/yarn*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ASSETS_ARCHIVE_DIR=/data/assets
COPY package.json ./
COPY --from=production-packages /site/node_modules ./node_modules
COPY --from=build /site/public ./public
COPY --from=build /site/build ./build
# What people write is read from its files when a database is seeded, and so are the places of ZIP codes.
COPY upstream/content/forum-categories.yaml ./upstream/content/
COPY upstream/content/guides ./upstream/content/guides
COPY upstream/content/glossary ./upstream/content/glossary
COPY upstream/content/pages ./upstream/content/pages
COPY upstream/stores/places.csv ./upstream/stores/
COPY upstream/demo/brands/sheets ./upstream/demo/brands/sheets
COPY upstream/demo/discussions/texts ./upstream/demo/discussions/texts
COPY upstream/demo/expert-reviews/texts ./upstream/demo/expert-reviews/texts
COPY upstream/demo/reviews/texts ./upstream/demo/reviews/texts
COPY upstream/demo/store-reviews/texts ./upstream/demo/store-reviews/texts
COPY --from=build --chown=node:node /site/data /data
USER node
VOLUME ["/data"]
EXPOSE 3000
# The first start prepares the database before it listens.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/index.js"]
