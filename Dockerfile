# What production needs and nothing else: no embedded stores (optional dependencies), nothing that only tests and builds
# need, neither source maps nor types. The image has its own Node.js, so the one that comes as a dependency is not
# installed. docs/packages.md says what each package is for. How to take a newer base: docs/operation.md, "Containers".
FROM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS dashboard
WORKDIR /service
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY dashboard dashboard
COPY tsconfig.json ./
COPY scripts scripts
RUN node scripts/build-dashboard.mjs

FROM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS packages
WORKDIR /service
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
ENV NODE_ENV=production
WORKDIR /service
COPY --from=packages /service/node_modules node_modules
COPY --from=dashboard /service/dashboard/dist dashboard/dist
COPY package.json ./
COPY postgres postgres
COPY clickhouse clickhouse
COPY scripts scripts
COPY src src
# A volume takes the owner of the folder it is laid over.
RUN mkdir /exports && chown node:node /exports
USER node
CMD ["node", "src/server.ts"]
