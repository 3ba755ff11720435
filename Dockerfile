# The service without the embedded stores (optional dependencies) and without what only tests need. The image has
# its own Node.js, so the one that comes as a dependency is not installed.
FROM node:24-trixie-slim
ENV NODE_ENV=production
WORKDIR /service
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY . .
# A volume takes the owner of the folder it is laid over.
RUN mkdir /exports && chown node:node /exports
USER node
CMD ["node", "src/server.ts"]
