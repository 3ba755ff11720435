# The service without the embedded stores (optional dependencies) and without what only tests need.
FROM node:24-trixie-slim
WORKDIR /service
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional
COPY . .
USER node
CMD ["node", "src/server.ts"]
