# The table service in one small image: the page is built with Node, the program with Rust against musl, and only the program is shipped.
#   docker build -t undercroft .
#   docker run --rm -p 7777:7777 -v undercroft:/data undercroft

FROM node:22-alpine3.22 AS page
WORKDIR /build
COPY apps/web/package.json apps/web/package-lock.json apps/web/
RUN npm --prefix apps/web ci --no-audit --no-fund
COPY . .
RUN npm --prefix apps/web run build

FROM rust:1.95-alpine3.22 AS program
# hadolint ignore=DL3018
RUN apk add --no-cache musl-dev gcc make perl
WORKDIR /build
COPY . .
COPY --from=page /build/apps/web/dist apps/web/dist
# The toolchain of the image is the one that rust-toolchain.toml names; its components are not needed here.
RUN rm rust-toolchain.toml && cargo build --locked --release --package undercroft && strip target/release/undercroft

FROM alpine:3.22
RUN addgroup -S -g 10001 undercroft && adduser -S -D -H -u 10001 -G undercroft undercroft \
  && mkdir /data && chown undercroft:undercroft /data
COPY --from=program /build/target/release/undercroft /usr/local/bin/undercroft
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 7777
# Readiness is a write: a full or read-only volume shows here.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:7777/readyz"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["undercroft"]
CMD ["serve", "--listen", "0.0.0.0", "--db", "/data/undercroft.db", "--log-json"]
