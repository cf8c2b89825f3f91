"""Serves Amazon's S3 API by moto, on a free port, with a bucket and an access key whose signatures are checked. Prints address, bucket, key and secret."""

import os

# The calls that make the user, the key, its policy and the bucket; from then on each must be signed and allowed.
os.environ["INITIAL_NO_AUTH_ACTION_COUNT"] = "4"

import boto3  # noqa: E402
from moto.server import ThreadedMotoServer  # noqa: E402

POLICY = '{"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]}'


def main() -> None:
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    address = f"http://{host}:{port}"
    options = {"endpoint_url": address, "region_name": "us-east-1", "aws_access_key_id": "setup", "aws_secret_access_key": "setup"}
    iam = boto3.client("iam", **options)
    iam.create_user(UserName="tumble")
    key = iam.create_access_key(UserName="tumble")["AccessKey"]
    iam.put_user_policy(UserName="tumble", PolicyName="photos", PolicyDocument=POLICY)
    boto3.client("s3", **options).create_bucket(Bucket="photos")
    print(f"Listening: {address} photos {key['AccessKeyId']} {key['SecretAccessKey']}", flush=True)
    server._thread.join()


if __name__ == "__main__":
    main()
