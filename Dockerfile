# The service without the embedded stores (optional dependencies) and without what only tests need. The image has
# its own Node.js, so the one that comes as a dependency is not installed. The dashboard's pages are made in a stage of
# their own: what makes them needs not be in the image.
FROM node:24-trixie-slim AS dashboard
WORKDIR /service
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY dashboard dashboard
COPY tsconfig.json ./
COPY scripts scripts
RUN node scripts/build-dashboard.mjs

FROM node:24-trixie-slim
ENV NODE_ENV=production
WORKDIR /service
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY . .
COPY --from=dashboard /service/dashboard/dist dashboard/dist
# A volume takes the owner of the folder it is laid over.
RUN mkdir /exports && chown node:node /exports
USER node
CMD ["node", "src/server.ts"]
